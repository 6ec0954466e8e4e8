/// Rules of the folder `Rules/Syntax`.
enum SyntaxRules {}
/// Rules of the folder `Rules/Name`.
enum NameRules {}
/// Rules of the folder `Rules/Type`.
enum TypeRules {}
/// Rules of the folder `Rules/Flow`.
enum FlowRules {}
/// Rules of the folder `Rules/Truth`.
enum TruthRules {}
/// Rules of the folder `Rules/List`.
enum ListRules {}
/// Rules of the folder `Rules/Nav`.
enum NavRules {}
/// Rules of the folder `Rules/Present`.
enum PresentRules {}
/// Rules of the folder `Rules/View`.
enum ViewRules {}
/// Rules of the folder `Rules/A11y`.
enum A11yRules {}
/// Rules of the folder `Rules/Data`.
enum DataRules {}
/// Rules of the folder `Rules/Locale`.
enum LocaleRules {}
/// Rules of the folder `Rules/Run`.
enum RunRules {}
/// Rules of the folder `Rules/Meta`.
enum MetaRules {}
/// Rules of the folder `Rules/Select`.
enum SelectRules {}
