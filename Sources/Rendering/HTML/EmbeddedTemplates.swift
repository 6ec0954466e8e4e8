/// The texts of `Templates/`, so that the program needs no files beside it.
///
/// Made from them by `SCREENWRIGHT_REWRITE=1 swift test --filter EmbeddedTemplates`.
enum EmbeddedTemplates {
  /// `Templates/page.html`.
  static let page = #"""
    <!DOCTYPE html>
    <html lang="{{lang}}" dir="{{dir}}" data-scheme="{{scheme}}">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="{{scheme}}">
    <title>{{title}}</title>
    {{{style}}}
    </head>
    <body>
    {{{body}}}
    </body>
    </html>

    """#

  /// `Templates/gallery.html`.
  static let gallery = #"""
    <!DOCTYPE html>
    <html lang="{{lang}}" dir="{{dir}}" data-scheme="{{scheme}}">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="{{scheme}}">
    <title>{{title}}</title>
    {{{style}}}
    </head>
    <body class="sw-grouped">
    <main class="sw-site">
    {{{body}}}
    </main>
    </body>
    </html>

    """#

  /// `Templates/tokens.css`.
  static let tokens = #"""
    /* The tokens: colours of both schemes, and nothing else. Names follow SwiftUI; "-text" is the shade with a contrast of 4.5:1 on every ground of the theme, "-solid" the ground on which white has it. */
    :root,.sw-light{--sw-canvas:#fff;--sw-grouped:#f2f2f7;--sw-card:#fff;--sw-elevated:#fff;--sw-bar:transparent;--sw-sheet:#f2f2f7;--sw-sheet-card:#fff;--sw-primary:#000;--sw-primary-text:#000;--sw-secondary:#5f5f64;--sw-secondary-text:#5f5f64;--sw-tertiary:#6c6c70;--sw-tertiary-text:#6c6c70;--sw-separator:#d6d6da;--sw-ground-second:#f2f2f7;--sw-ground-third:#fff;--sw-grouped-third:#f2f2f7;--sw-gray-second:#aeaeb2;--sw-gray-third:#c7c7cc;--sw-gray-fourth:#d1d1d6;--sw-gray-fifth:#e5e5ea;--sw-fill:#e6e6ea;--sw-button:#f0f0f5;--sw-segment:#fff;--sw-hover:#f5f5f8;--sw-accent:#0062cc;--sw-accent-text:#0062cc;--sw-prominent:#0062cc;--sw-switch:#34c759;--sw-land:#eef0e6;--sw-water:#a9d3ee;--sw-road:#fff;--sw-line:#c9cdbb;
    --sw-red:#ff3b30;--sw-red-text:#db0c00;--sw-orange:#ff9500;--sw-orange-text:#9e5c00;--sw-yellow:#fc0;--sw-yellow-text:#856a00;--sw-green:#34c759;--sw-green-text:#207c38;--sw-mint:#00c7be;--sw-mint-text:#007a75;--sw-teal:#30b0c7;--sw-teal-text:#207685;--sw-cyan:#32ade6;--sw-cyan-text:#1474a1;--sw-blue:#007aff;--sw-blue-text:#0069db;--sw-indigo:#5856d6;--sw-indigo-text:#5856d6;--sw-purple:#af52de;--sw-purple-text:#a236d9;--sw-pink:#ff2d55;--sw-pink-text:#da002a;--sw-brown:#a2845e;--sw-brown-text:#80684a;--sw-gray:#8e8e93;--sw-gray-text:#6d6d72}
    :root{--sw-primary-solid:#000;--sw-secondary-solid:#5f5f64;--sw-tertiary-solid:#6c6c70;--sw-accent-solid:#0062cc;--sw-red-solid:#db0c00;--sw-orange-solid:#9e5c00;--sw-yellow-solid:#856a00;--sw-green-solid:#207c38;--sw-mint-solid:#007a75;--sw-teal-solid:#207685;--sw-cyan-solid:#1474a1;--sw-blue-solid:#0069db;--sw-indigo-solid:#5856d6;--sw-purple-solid:#a236d9;--sw-pink-solid:#da002a;--sw-brown-solid:#80684a;--sw-gray-solid:#6d6d72}
    @media (prefers-color-scheme:dark){:root{--sw-canvas:#000;--sw-grouped:#000;--sw-card:#1c1c1e;--sw-elevated:#1c1c1e;--sw-bar:transparent;--sw-sheet:#1c1c1e;--sw-sheet-card:#2c2c2e;--sw-primary:#fff;--sw-primary-text:#fff;--sw-secondary:#a1a1a8;--sw-secondary-text:#a1a1a8;--sw-tertiary:#98989f;--sw-tertiary-text:#98989f;--sw-separator:#38383b;--sw-ground-second:#1c1c1e;--sw-ground-third:#2c2c2e;--sw-grouped-third:#2c2c2e;--sw-gray-second:#636366;--sw-gray-third:#48484a;--sw-gray-fourth:#3a3a3c;--sw-gray-fifth:#2c2c2e;--sw-fill:#3a3a3d;--sw-button:#2c2c2e;--sw-segment:#636366;--sw-hover:#29292b;--sw-accent:#4da3ff;--sw-accent-text:#4da3ff;--sw-prominent:#0a66d8;--sw-switch:#30d158;--sw-land:#2a2f2b;--sw-water:#1d3b52;--sw-road:#4a4f4c;--sw-line:#434a44;
    --sw-red:#ff453a;--sw-red-text:#ff5d54;--sw-orange:#ff9f0a;--sw-orange-text:#ff9f0a;--sw-yellow:#ffd60a;--sw-yellow-text:#ffd60a;--sw-green:#30d158;--sw-green-text:#30d158;--sw-mint:#63e6e2;--sw-mint-text:#63e6e2;--sw-teal:#40c8e0;--sw-teal-text:#40c8e0;--sw-cyan:#64d2ff;--sw-cyan-text:#64d2ff;--sw-blue:#0a84ff;--sw-blue-text:#3097ff;--sw-indigo:#5e5ce6;--sw-indigo-text:#8c8aed;--sw-purple:#bf5af2;--sw-purple-text:#c76ff4;--sw-pink:#ff375f;--sw-pink-text:#ff5b7c;--sw-brown:#ac8e68;--sw-brown-text:#ae906b;--sw-gray:#8e8e93;--sw-gray-text:#959599}}
    [data-scheme="light"]{--sw-canvas:#fff;--sw-grouped:#f2f2f7;--sw-card:#fff;--sw-elevated:#fff;--sw-bar:transparent;--sw-sheet:#f2f2f7;--sw-sheet-card:#fff;--sw-primary:#000;--sw-primary-text:#000;--sw-secondary:#5f5f64;--sw-secondary-text:#5f5f64;--sw-tertiary:#6c6c70;--sw-tertiary-text:#6c6c70;--sw-separator:#d6d6da;--sw-ground-second:#f2f2f7;--sw-ground-third:#fff;--sw-grouped-third:#f2f2f7;--sw-gray-second:#aeaeb2;--sw-gray-third:#c7c7cc;--sw-gray-fourth:#d1d1d6;--sw-gray-fifth:#e5e5ea;--sw-fill:#e6e6ea;--sw-button:#f0f0f5;--sw-segment:#fff;--sw-hover:#f5f5f8;--sw-accent:#0062cc;--sw-accent-text:#0062cc;--sw-prominent:#0062cc;--sw-switch:#34c759;--sw-land:#eef0e6;--sw-water:#a9d3ee;--sw-road:#fff;--sw-line:#c9cdbb;
    --sw-red:#ff3b30;--sw-red-text:#db0c00;--sw-orange:#ff9500;--sw-orange-text:#9e5c00;--sw-yellow:#fc0;--sw-yellow-text:#856a00;--sw-green:#34c759;--sw-green-text:#207c38;--sw-mint:#00c7be;--sw-mint-text:#007a75;--sw-teal:#30b0c7;--sw-teal-text:#207685;--sw-cyan:#32ade6;--sw-cyan-text:#1474a1;--sw-blue:#007aff;--sw-blue-text:#0069db;--sw-indigo:#5856d6;--sw-indigo-text:#5856d6;--sw-purple:#af52de;--sw-purple-text:#a236d9;--sw-pink:#ff2d55;--sw-pink-text:#da002a;--sw-brown:#a2845e;--sw-brown-text:#80684a;--sw-gray:#8e8e93;--sw-gray-text:#6d6d72}
    [data-scheme="dark"],.sw-dark{--sw-canvas:#000;--sw-grouped:#000;--sw-card:#1c1c1e;--sw-elevated:#1c1c1e;--sw-bar:transparent;--sw-sheet:#1c1c1e;--sw-sheet-card:#2c2c2e;--sw-primary:#fff;--sw-primary-text:#fff;--sw-secondary:#a1a1a8;--sw-secondary-text:#a1a1a8;--sw-tertiary:#98989f;--sw-tertiary-text:#98989f;--sw-separator:#38383b;--sw-ground-second:#1c1c1e;--sw-ground-third:#2c2c2e;--sw-grouped-third:#2c2c2e;--sw-gray-second:#636366;--sw-gray-third:#48484a;--sw-gray-fourth:#3a3a3c;--sw-gray-fifth:#2c2c2e;--sw-fill:#3a3a3d;--sw-button:#2c2c2e;--sw-segment:#636366;--sw-hover:#29292b;--sw-accent:#4da3ff;--sw-accent-text:#4da3ff;--sw-prominent:#0a66d8;--sw-switch:#30d158;--sw-land:#2a2f2b;--sw-water:#1d3b52;--sw-road:#4a4f4c;--sw-line:#434a44;
    --sw-red:#ff453a;--sw-red-text:#ff5d54;--sw-orange:#ff9f0a;--sw-orange-text:#ff9f0a;--sw-yellow:#ffd60a;--sw-yellow-text:#ffd60a;--sw-green:#30d158;--sw-green-text:#30d158;--sw-mint:#63e6e2;--sw-mint-text:#63e6e2;--sw-teal:#40c8e0;--sw-teal-text:#40c8e0;--sw-cyan:#64d2ff;--sw-cyan-text:#64d2ff;--sw-blue:#0a84ff;--sw-blue-text:#3097ff;--sw-indigo:#5e5ce6;--sw-indigo-text:#8c8aed;--sw-purple:#bf5af2;--sw-purple-text:#c76ff4;--sw-pink:#ff375f;--sw-pink-text:#ff5b7c;--sw-brown:#ac8e68;--sw-brown-text:#ae906b;--sw-gray:#8e8e93;--sw-gray-text:#959599}
    .sw-light,.sw-dark{color:var(--sw-primary)}
    .sw-light{color-scheme:light}
    .sw-dark{color-scheme:dark}

    """#

  /// `Templates/theme.css`.
  static let theme = #"""
    /* Page. */
    *,::before,::after{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--sw-canvas);color:var(--sw-primary);font:400 1.0625rem/1.32 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans","Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR",sans-serif}
    h1,h2,h3,h4,h5,h6,p{--clip:clip;max-width:100%;margin:0;font:inherit;overflow-x:var(--clip);text-overflow:ellipsis}
    button,input,select,textarea{font:inherit;color:inherit;margin:0}
    :focus-visible{outline:3px solid var(--sw-accent);outline-offset:2px}
    .sw{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:8px;min-height:100vh;white-space:pre-wrap;overflow-wrap:break-word;word-break:keep-all}
    .sw-grouped{background:var(--sw-grouped)}
    .sw>*{max-width:100%}
    .sw-drawings{position:absolute}
    .sw-spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0);white-space:nowrap}

    /* Stacks: items hug their content; .sw-x and .sw-y take what room there is. */
    .sw-h,.sw-v{display:flex;align-items:center;gap:8px;min-width:0}
    .sw-v{flex-direction:column;max-width:100%}
    .sw-v>.sw-h:not(.sw-fixed-x),.sw-content>.sw-h:not(.sw-fixed-x){max-width:100%}
    .sw-h>*,.sw-v>*,.sw-content>*,.sw-f>*,.sw-over>*,.sw-under>*{min-width:0}
    .sw-z,.sw-box,.sw-layers{display:grid;grid-template-columns:minmax(0,auto);min-width:0;max-width:100%}
    .sw-z{align-items:center;justify-items:center}
    .sw-z>*{grid-area:1/1;z-index:0;max-width:100%}
    .sw-box>*,.sw-layers>*{min-width:0}
    [style*="min-width:min-content"].sw-box,[style*="min-width:min-content"].sw-z,[style*="min-width:min-content"].sw-layers,[style*="min-width:min-content"] .sw-box,[style*="min-width:min-content"] .sw-z,[style*="min-width:min-content"] .sw-layers{grid-template-columns:auto}
    [style*="min-width:min-content"].sw-layers>.sw-v,[style*="min-width:min-content"].sw-box>.sw-v,[style*="min-width:min-content"].sw-box>.sw-box,[style*="min-width:min-content"].sw-box>.sw-layers{min-width:min-content}
    .sw-f,.sw-over,.sw-under{display:flex;align-items:center;justify-content:center;min-width:0}
    .sw-f{box-sizing:content-box;max-width:100%}
    .sw>.sw-f[style*="padding:"],.sw-content>.sw-f[style*="padding:"],.sw-v>.sw-f[style*="padding:"]{max-width:-webkit-fill-available}
    .sw-fixed{flex:none;max-width:none}
    .sw>.sw-fixed[style*="padding:"],.sw-content>.sw-fixed[style*="padding:"],.sw-v>.sw-fixed[style*="padding:"]{max-width:none}
    .sw-h,.sw-f,.sw-grid,.sw-over,.sw-under{overflow-wrap:normal}
    .sw-h>span:not([class]),.sw-disclosure>summary>span{overflow:hidden;text-overflow:ellipsis}
    .sw-top{align-items:flex-start}
    .sw-bottom{align-items:flex-end}
    .sw-baseline{align-items:baseline}
    .sw-v.sw-start{align-items:flex-start}
    .sw-v.sw-end{align-items:flex-end}
    .sw-f.sw-start,.sw-over.sw-start,.sw-under.sw-start{justify-content:flex-start}
    .sw-f.sw-end,.sw-over.sw-end,.sw-under.sw-end{justify-content:flex-end}
    .sw-z.sw-start,.sw-grid.sw-start{justify-items:start}
    .sw-z.sw-end,.sw-grid.sw-end{justify-items:end}
    .sw-h>.sw-x,.sw-f>.sw-x,.sw-over>.sw-x,.sw-under>.sw-x,.sw-row>.sw-x,.sw-swiped>.sw-x,.sw-name>.sw-x,li>.sw-x,.sw-toolbar>.sw-x,.sw-button>.sw-x,.sw-link>.sw-x,.sw-tap>.sw-x,summary>.sw-x{flex:100000000 1 0}
    .sw-v>.sw-x,.sw>.sw-x,.sw-content>.sw-x,.sw-tab>.sw-x,.sw-page>.sw-x{align-self:stretch}
    .sw-v>.sw-y,.sw>.sw-y,.sw-content>.sw-y,.sw-tab>.sw-y{flex:100000000 1 auto}
    .sw-v>.sw-y{flex-basis:0}
    .sw-v>.sw-y.sw-last{flex-grow:10000}
    .sw-v>.sw-y.sw-priority{flex-grow:1000000000000}
    .sw-v>.sw-scroll{min-height:min-content}
    .sw-v>.sw-list{flex-basis:auto}
    .sw-h>.sw-y,.sw-f>.sw-y,.sw-over>.sw-y,.sw-under>.sw-y{align-self:stretch}
    .sw-scroll .sw-baseline>.sw-f.sw-y{align-self:baseline}
    .sw-button>.sw-y,.sw-link>.sw-y,.sw-tap>.sw-y{align-self:stretch}
    .sw-z>.sw-x{justify-self:stretch}
    .sw-z>.sw-y{align-self:stretch}
    .sw-z>.sw-fit:not(.sw-held),.sw-z>.sw-fill{justify-self:stretch}
    .sw-layers{position:relative;grid-template-rows:auto;isolation:isolate}
    .sw-over,.sw-under{position:absolute;grid-area:1/1/2/2;top:0;right:0;bottom:0;left:0}
    .sw-under{z-index:-1}
    .sw-cell{position:static;grid-area:1/1}
    .sw-layers>.sw-strut{grid-area:1/1;width:100%;height:auto;visibility:hidden}
    .sw-s{flex:1 1 0}
    .sw-fixed-x{flex-shrink:0;width:max-content;max-width:none}
    .sw-fixed-y{flex-shrink:0}
    .sw-f>.sw-fixed-y:not(.sw-fixed-x),.sw-h>.sw-fixed-y:not(.sw-fixed-x),.sw-over>.sw-fixed-y:not(.sw-fixed-x),.sw-under>.sw-fixed-y:not(.sw-fixed-x){flex-shrink:1}
    .sw>.sw-fixed-x,.sw-content>.sw-fixed-x,.sw-tab>.sw-fixed-x{margin-right:auto;margin-left:auto}
    .sw-v>.sw-priority,.sw>.sw-priority,.sw-content>.sw-priority{flex-shrink:0}
    .sw-hidden{visibility:hidden}
    .sw-disabled{opacity:.45}
    .sw-device{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:8px;overflow:auto;background:var(--sw-canvas);border:1px solid var(--sw-separator);border-radius:12px;max-width:100%}
    .sw-rule{flex:none;align-self:stretch;width:auto;height:1px;margin:0;border:0;background:var(--sw-separator)}
    .sw-f>.sw-rule:not(.sw-rule-y){flex:1;align-self:center}
    .sw-rule-y{width:1px;height:auto;min-height:10px}
    .sw-scroll{display:flex;flex-direction:column;align-items:center;gap:8px;overflow-y:auto;min-width:0}
    .sw-scroll>*,.sw-v>.sw-scroll{max-width:100%}
    .sw-scroll>.sw-fixed-x{max-width:none;margin-right:auto;margin-left:auto}
    .sw-scroll>.sw-x{align-self:stretch}
    .sw-scroll-x{display:flex;align-items:center;overflow-x:auto;-webkit-overflow-scrolling:touch;max-width:100%}
    .sw-scroll-x>*{flex:none;width:max-content;max-width:none}
    .sw-scroll-x>.sw-y{align-self:stretch}
    .sw-scroll-x>.sw-h>.sw-x,.sw-scroll-x>.sw-box>.sw-h>.sw-x,.sw-scroll-x>.sw-f:not(.sw-fixed)>.sw-h>.sw-x{flex:none}
    .sw-scroll-x .sw-rule:not(.sw-rule-y){min-width:10px}
    .sw-f>.sw-scroll{height:100%}
    .sw-grid{display:grid;gap:8px;align-items:center;justify-items:center}
    .sw-grid.sw-top{align-items:start}
    .sw-grid.sw-bottom{align-items:end}
    .sw-grid>*,.sw-grid-row>*{min-width:0;max-width:100%}
    .sw-grid>.sw-f[style*="padding:"]:not(.sw-fixed),.sw-grid-row>.sw-f[style*="padding:"]:not(.sw-fixed){max-width:-webkit-fill-available}
    .sw-grid>.sw-fixed,.sw-grid-row>.sw-fixed,.sw-grid>.sw-fixed-x,.sw-grid-row>.sw-fixed-x,.sw-grid>.sw-natural,.sw-grid-row>.sw-natural{min-width:auto;max-width:none}
    .sw-grid>.sw-art[style*="width:"],.sw-grid-row>.sw-art[style*="width:"],.sw-grid>.sw-picture[style*="width:"],.sw-grid-row>.sw-picture[style*="width:"]{min-width:auto;max-width:none}
    .sw-grid>.sw-x,.sw-grid-row>.sw-x{justify-self:stretch}
    .sw-grid-rows{width:auto;justify-content:center}
    .sw-grid-rows.sw-start{justify-content:start}
    .sw-grid-rows.sw-end{justify-content:end}
    .sw-grid-rows>*{grid-column:1/-1}
    .sw-grid>.sw-rule,.sw-grid-row>.sw-rule{align-self:center;justify-self:stretch}
    .sw-grid>.sw-rule-y,.sw-grid-row>.sw-rule-y{align-self:stretch;justify-self:center}
    .sw-grid-row{display:contents}
    .sw-grid-row>:first-child{grid-column-start:1}
    .sw-grid-span{grid-column:1/-1}
    .sw-table{align-self:stretch;width:100%;border-collapse:collapse;table-layout:fixed;text-align:start}
    .sw-content>.sw-table,.sw>.sw-table{margin-bottom:auto}
    .sw-table th,.sw-table td{overflow:hidden;padding:11px 16px;border-bottom:1px solid var(--sw-separator);text-align:start;vertical-align:middle}
    .sw-table thead th{padding:7px 16px;color:var(--sw-secondary);font-size:.8125rem;font-weight:600}
    [dir="rtl"] .sw-table th,[dir="rtl"] .sw-table td{text-align:right}
    .sw-table p{--clip:hidden;overflow-wrap:normal}
    @media (max-width:599px){.sw-table thead,.sw-table td+td{display:none}}
    .sw-grid-h{grid-auto-flow:column;justify-content:start}

    /* Taps go through what draws nothing, as in SwiftUI: the room that stacks, frames and layers have, shapes without a fill, clear colours. */
    *{pointer-events:auto}
    .sw-h,.sw-v,.sw-z,.sw-f,.sw-box,.sw-layers,.sw-over,.sw-under,.sw-grid,.sw-s,.sw-shape,.sw-shape>svg{pointer-events:none}
    [style*="background:"]:not(.sw-hollow),.sw-material{pointer-events:auto}
    .sw-untapped,.sw-untapped *{pointer-events:none!important}

    /* Text. */
    .sw-large-title{font-size:2.125rem;line-height:1.2}
    .sw-title{font-size:1.75rem;line-height:1.21}
    .sw-title2{font-size:1.375rem;line-height:1.27}
    .sw-title3{font-size:1.25rem;line-height:1.25}
    .sw-headline{font-weight:600}
    .sw-subheadline{font-size:.9375rem}
    .sw-callout{font-size:1rem}
    .sw-footnote{font-size:.8125rem}
    .sw-caption{font-size:.75rem}
    .sw-caption2{font-size:.6875rem}
    .sw-ultralight{font-weight:200}
    .sw-thin{font-weight:100}
    .sw-light-weight{font-weight:300}
    .sw-regular{font-weight:400}
    .sw-medium{font-weight:500}
    .sw-semibold{font-weight:600}
    .sw-bold{font-weight:700}
    .sw-heavy{font-weight:800}
    .sw-black-weight{font-weight:900}
    .sw-serif{font-family:ui-serif,"New York",Georgia,"Noto Serif","Noto Serif CJK KR",serif}
    .sw-rounded{font-family:ui-rounded,"SF Pro Rounded",Nunito,"Noto Sans CJK KR",sans-serif}
    .sw-mono{font-family:ui-monospace,"SF Mono",Menlo,"Liberation Mono",monospace}
    .sw-italic{font-style:italic}
    .sw-underline{text-decoration:underline}
    .sw-strike{text-decoration:line-through}
    .sw-underline-strike{text-decoration:underline line-through}
    .sw-blend{background-image:var(--letters);-webkit-background-clip:text;-webkit-text-fill-color:transparent}
    .sw-i.sw-blend{background:none}
    @media (forced-colors:active){.sw-blend{background:none;-webkit-text-fill-color:currentColor}}
    .sw-text-center{text-align:center}
    .sw-text-end{text-align:end}
    [dir="rtl"] body,[dir="rtl"] .sw-row{text-align:right}
    [dir="rtl"] p,[dir="rtl"] span,[dir="rtl"] h1,[dir="rtl"] h2,[dir="rtl"] h3,[dir="rtl"] h4,[dir="rtl"] h5,[dir="rtl"] h6{unicode-bidi:plaintext}
    [dir="rtl"] .sw-text-end{text-align:left}
    .sw-one-line{overflow:hidden;text-overflow:ellipsis;white-space:pre;max-width:100%}
    .sw-h>.sw-whole,.sw-h>.sw-tap{min-width:min-content}
    .sw-h>.sw-button,.sw-h>.sw-link,.sw-f>.sw-button,.sw-grid>.sw-button,.sw-grid-row>.sw-button,.sw-principal>.sw-button{display:block;overflow:hidden;text-overflow:ellipsis}
    .sw-h>.sw-button,.sw-f>.sw-button,.sw-grid>.sw-button,.sw-grid-row>.sw-button{text-align:center}
    .sw-v>.sw-button,.sw-z>.sw-button,li>.sw-row{overflow-wrap:anywhere}
    .sw-f .sw-box.sw-y{grid-template-rows:minmax(0,1fr)}
    .sw-f[style*="height:"]>p:not(.sw-fixed-y):not([style*="padding"]),.sw-f[style*="height:"]>.sw-h.sw-y>p:not(.sw-fixed-y):not([style*="padding"]){--line:1lh;--cut:max(1lh,round(down,100%,1lh));min-height:var(--line);max-height:var(--cut);columns:1;overflow:hidden}
    .sw-f .sw-v.sw-y{min-height:0}
    .sw-scroll .sw-v.sw-y{min-height:auto}
    .sw-scroll .sw-f[style*="height:"] .sw-v.sw-y{min-height:0}
    .sw-v>.sw-f[style*="height:"]:not([style*="max-height:"]){flex-shrink:0}
    .sw-f>.sw-v.sw-y{justify-content:center}
    .sw-f.sw-top>.sw-v.sw-y{justify-content:flex-start}
    .sw-f.sw-bottom>.sw-v.sw-y{justify-content:flex-end}
    .sw-f .sw-v.sw-y>p{box-sizing:content-box;flex-shrink:1;min-height:1.32em;columns:1;overflow:hidden}
    .sw-f .sw-v.sw-y>p[style*="padding"]{max-width:-webkit-fill-available}
    .sw-f .sw-v.sw-y>.sw-title{min-height:1.21em}
    .sw-f .sw-v.sw-y>.sw-large-title{min-height:1.2em}
    .sw-f .sw-v.sw-y>.sw-title2,.sw-f .sw-v.sw-y>.sw-title3{min-height:1.25em}
    .sw-clamp{display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden}
    .sw-accent{color:var(--sw-accent-text)}
    .sw-red{color:var(--sw-red-text)}
    .sw-orange{color:var(--sw-orange-text)}
    .sw-yellow{color:var(--sw-yellow-text)}
    .sw-green{color:var(--sw-green-text)}
    .sw-mint{color:var(--sw-mint-text)}
    .sw-teal{color:var(--sw-teal-text)}
    .sw-cyan{color:var(--sw-cyan-text)}
    .sw-blue{color:var(--sw-blue-text)}
    .sw-indigo{color:var(--sw-indigo-text)}
    .sw-purple{color:var(--sw-purple-text)}
    .sw-pink{color:var(--sw-pink-text)}
    .sw-brown{color:var(--sw-brown-text)}
    .sw-gray{color:var(--sw-gray-text)}
    .sw-primary{color:var(--sw-primary-text)}
    .sw-secondary{color:var(--sw-secondary-text)}
    .sw-tertiary{color:var(--sw-tertiary-text)}

    /* Pictures and symbols. */
    .sw-i{width:1.3em;height:1.3em;flex:none;vertical-align:-.28em;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
    .sw-i.sw-red{color:var(--sw-red)}
    .sw-i.sw-orange{color:var(--sw-orange)}
    .sw-i.sw-yellow{color:var(--sw-yellow)}
    .sw-i.sw-green{color:var(--sw-green)}
    .sw-i.sw-mint{color:var(--sw-mint)}
    .sw-i.sw-teal{color:var(--sw-teal)}
    .sw-i.sw-cyan{color:var(--sw-cyan)}
    .sw-i.sw-blue{color:var(--sw-blue)}
    .sw-i.sw-indigo{color:var(--sw-indigo)}
    .sw-i.sw-purple{color:var(--sw-purple)}
    .sw-i.sw-pink{color:var(--sw-pink)}
    .sw-i.sw-brown{color:var(--sw-brown)}
    .sw-i.sw-gray{color:var(--sw-gray)}
    .sw-i.sw-small{width:1.05em;height:1.05em}
    .sw-i.sw-large{width:1.65em;height:1.65em}
    .sw-i.sw-flip{transform:scaleX(-1)}
    .sw-i.sw-fit{width:100%;height:100%}
    .sw-i.sw-medium{stroke-width:2}
    .sw-i.sw-headline,.sw-i.sw-semibold,.sw-i.sw-bold{stroke-width:2.3}
    .sw-i.sw-heavy,.sw-i.sw-black-weight{stroke-width:2.7}
    .sw-i.sw-light-weight,.sw-i.sw-thin,.sw-i.sw-ultralight{stroke-width:1.3}
    .sw-art,.sw-picture{display:block;flex:none}
    .sw-own{max-width:100%;height:auto}
    .sw-fixed>.sw-own{max-width:100vw}
    .sw-art text{font-size:8px;font-weight:600;text-anchor:middle;fill:#fff;letter-spacing:.02em}
    .sw-natural{width:120px;height:90px}
    .sw-stretch{width:100%;height:100%;min-height:44px;flex:1 1 auto}
    .sw-art.sw-fit,.sw-picture.sw-fit{width:100%;height:auto;max-height:100%;object-fit:contain}
    .sw-art.sw-fill,.sw-picture.sw-fill{width:100%;height:100%}
    .sw-art.sw-held,.sw-picture.sw-held{width:auto;max-width:100%;max-height:none}
    .sw-f>.sw-stretch,.sw-f>.sw-fill{height:auto;min-height:0}
    .sw-h>.sw-stretch{height:auto}
    .sw-over>.sw-stretch,.sw-under>.sw-stretch,.sw-over>.sw-layers>.sw-stretch,.sw-over>.sw-layers>.sw-under>.sw-box>.sw-stretch,.sw-over>.sw-box>.sw-stretch,.sw-under>.sw-box>.sw-stretch,.sw-f[style*="height:"] .sw-h.sw-y>.sw-stretch{min-height:0}
    .sw-v>.sw-z.sw-y>.sw-stretch,.sw-v>.sw-h.sw-y>.sw-stretch{contain:size;height:auto}
    .sw-scroll .sw-z>.sw-stretch{contain:none;height:100%}
    .sw-scroll .sw-h>.sw-stretch,.sw-list .sw-h>.sw-stretch{contain:none}
    .sw-crop{object-fit:cover}
    .sw-contain{object-fit:contain}
    .sw-material{-webkit-backdrop-filter:blur(20px) saturate(1.8);backdrop-filter:blur(20px) saturate(1.8)}
    .sw-vector{position:relative}
    .sw-drawing{position:relative;height:var(--ideal);min-width:0;min-height:0}
    .sw-f[style*="height:"]>.sw-drawing,.sw-over>.sw-drawing,.sw-under>.sw-drawing{height:auto}
    .sw-z>.sw-drawing{height:auto;min-height:var(--ideal)}
    .sw-plot{position:absolute}
    .sw-plot>svg,.sw-vector>svg{display:block;position:absolute;top:0;left:0;width:100%;height:100%;overflow:visible}
    .sw-stretched,.sw-symbol{overflow:visible}
    .sw-stretched path{vector-effect:non-scaling-stroke}
    .sw-at{position:absolute;white-space:nowrap;transform:translate(var(--across,0),var(--down,0))}
    .sw-from-center{--across:-50%}
    .sw-from-end{--across:-100%}
    .sw-from-middle{--down:-50%}
    .sw-from-bottom{--down:-100%}
    .sw-shape.sw-fixed-x{width:10px}
    .sw-shape.sw-fixed-y{height:10px}
    .sw-fixed-x>.sw-x{min-width:10px}
    .sw-fixed-y>.sw-y{min-height:10px}
    .sw-map{position:relative;overflow:hidden;min-height:120px;background:var(--sw-land)}
    .sw-map>svg{position:absolute;top:0;left:0;width:100%;height:100%}
    .sw-water{fill:var(--sw-water);stroke:var(--sw-water)}
    .sw-contour{fill:none;stroke:var(--sw-line);stroke-width:1.2}
    .sw-road{fill:none;stroke:var(--sw-road);stroke-width:4}
    .sw-graticule{fill:none;stroke:var(--sw-secondary);stroke-width:.6;stroke-dasharray:2 4;opacity:.7}
    .sw-pin{fill:var(--sw-red);stroke:#fff;stroke-width:1.5}
    .sw-mark{position:absolute;transform:translate(-50%,-50%);text-align:center}
    .sw-coordinate{position:absolute;top:10px;left:10px;padding:2px 8px;border-radius:8px;background:var(--sw-elevated);color:var(--sw-secondary);font-size:.75rem;font-variant-numeric:tabular-nums}
    [dir="rtl"] .sw-coordinate{left:auto;right:10px}

    /* Lists. */
    .sw-list{align-self:stretch;flex:1 0 auto;width:100%;min-width:0}
    .sw-cards{padding:8px 16px 28px}
    .sw-wide{padding-left:0;padding-right:0}
    .sw-list ul,.sw-rows{display:block;margin:0;padding:0;list-style:none;white-space:normal}
    .sw-cards ul,.sw-cards .sw-rows{overflow:hidden;border-radius:11px}
    .sw-cards li,.sw-cards .sw-rows>span{background:var(--sw-card)}
    .sw-wide ul{border-radius:0}
    .sw-list li,.sw-rows>span{position:relative;display:flex;align-items:center;gap:8px;min-height:44px;padding:11px 16px;white-space:pre-wrap}
    .sw-list li+li::before{content:"";position:absolute;top:0;left:16px;right:0;border-top:1px solid var(--sw-separator)}
    [dir="rtl"] .sw-list li+li::before{left:0;right:16px}
    .sw-list li.sw-bare::before,.sw-list li.sw-bare+li::before{content:none}
    .sw-list .sw-inset>.sw-row,.sw-list .sw-inset>.sw-tap.sw-x{margin:0;padding:0}
    .sw-list li>*{min-width:0}
    .sw-list li>.sw-tap.sw-x,.sw-swiped>.sw-tap.sw-x{align-self:stretch;max-width:none;min-height:44px;margin:-11px -16px;padding:11px 16px}
    .sw-backed{isolation:isolate}
    .sw-cards .sw-backed{background:none}
    .sw-list li.sw-swipes,.sw-rows>.sw-swipes{gap:0;padding:0;overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;scrollbar-width:none}
    .sw-list li+li.sw-swipes::before{position:sticky;z-index:1;order:-2;flex:none;align-self:flex-start;width:calc(100% - 16px);margin-right:calc(16px - 100%)}
    [dir="rtl"] .sw-list li+li.sw-swipes::before{margin-right:0;margin-left:calc(16px - 100%)}
    .sw-swiped{display:flex;flex:0 0 100%;box-sizing:border-box;align-items:center;gap:8px;min-width:0;min-height:44px;padding:11px 16px;scroll-snap-align:start;scroll-initial-target:nearest}
    .sw-swiped>*{min-width:0}
    .sw-uncovered{display:flex;flex:none;margin-inline-start:1px;align-self:stretch;align-items:stretch;scroll-snap-align:end;--sw-prominent:var(--sw-gray-solid)}
    .sw-uncovered *{align-items:stretch;align-self:stretch;gap:0}
    .sw-uncovered .sw-prominent{display:flex;align-items:center;min-width:74px;padding:0 16px;border-radius:0;box-sizing:border-box}
    .sw-uncovered .sw-prominent *{align-self:center}
    .sw-uncovered :focus-visible{outline-color:#fff;outline-offset:-4px}
    @supports (scroll-initial-target:nearest){.sw-before{order:-1;margin-inline:0 1px;scroll-snap-align:start}}
    .sw-row{display:flex;flex:1 1 auto;align-items:center;gap:8px;min-width:0;min-height:44px;margin:-11px -16px;padding:11px 16px;color:inherit;text-align:start;text-decoration:none}
    .sw-row.sw-beside{margin-left:0;margin-right:0;padding-left:0;padding-right:0}
    .sw-f>.sw-beside,.sw-box>.sw-beside{width:100vw;max-width:100%}
    .sw-row:hover{background:var(--sw-hover)}
    .sw-row.sw-button{width:100%;color:var(--sw-accent)}
    .sw-tint{color:var(--sw-accent)}
    .sw-go::after{content:"";flex:none;width:8px;height:8px;margin-left:auto;margin-right:3px;border:solid var(--sw-tertiary);border-width:2px 2px 0 0;opacity:.6;transform:rotate(45deg)}
    [dir="rtl"] .sw-go::after{margin-left:3px;margin-right:auto;transform:rotate(-135deg)}
    .sw-reach{position:relative}
    .sw-cover{padding:0;border:0;background:none;font:inherit;color:inherit;text-align:inherit;text-decoration:none;cursor:pointer}
    .sw-cover:empty{position:absolute;top:0;right:0;bottom:0;left:0}
    .sw-cover::before{content:"";position:absolute;top:0;right:0;bottom:0;left:0}
    .sw-reach .sw-button,.sw-reach .sw-tap,.sw-reach .sw-link,.sw-reach p>a:not(.sw-cover),.sw-reach input,.sw-reach select,.sw-reach details{position:relative;z-index:1}
    .sw-list section>:first-child,.sw-head{margin:20px 16px 7px;color:var(--sw-secondary);font-size:.8125rem;letter-spacing:.02em;text-transform:uppercase}
    .sw-list section:first-child>:first-child{margin-top:8px}
    .sw-list ul+section,.sw-list ul+.sw-section,.sw-section+ul,section+ul,.sw-section+.sw-section,section+.sw-section{margin-top:20px}
    .sw-list{white-space:normal}
    .sw-list section>:first-child,.sw-head,.sw-foot{white-space:pre-wrap}
    .sw-cards section>:first-child,.sw-cards .sw-head{margin-top:28px}
    .sw-cards *+.sw-section>ul:first-child{margin-top:35px}
    .sw-cards>section+ul{margin-top:35px}
    .sw-foot{margin:7px 16px 0;color:var(--sw-secondary);font-size:.8125rem}
    .sw-plain section>:first-child{margin:14px 16px 6px;color:var(--sw-primary);font-size:1.0625rem;font-weight:600;letter-spacing:0;text-transform:none}
    .sw-sidebar{padding:8px}
    .sw-sidebar li{border-radius:9px}
    .sw-sidebar li+li::before{content:none}
    .sw-sidebar .sw-row{border-radius:9px}
    .sw-badge{color:var(--sw-secondary)}

    /* Controls. */
    .sw-button,.sw-tap,.sw-link,.sw-back{display:inline-flex;align-items:center;gap:6px;min-width:0;max-width:100%;padding:0;border:0;background:none;color:var(--sw-accent);text-align:inherit;text-decoration:none;cursor:pointer}
    .sw-button{justify-content:center}
    .sw-row.sw-button{justify-content:flex-start;padding:11px 16px}
    .sw-tap,.sw-plain-button,.sw-row.sw-plain-button{color:inherit}
    .sw-row.sw-button{max-width:none}
    .sw-button.sw-x,.sw-link.sw-x{display:flex}
    .sw-bordered{padding:6px 12px;border-radius:9px;background:var(--sw-button)}
    .sw-grouped .sw-bordered{box-shadow:inset 0 0 0 1px var(--sw-separator)}
    .sw-list .sw-bordered{box-shadow:none}
    .sw-bordered[aria-pressed="true"]{background:var(--sw-prominent);color:#fff}
    .sw-prominent{padding:6px 12px;border-radius:9px;background:var(--sw-prominent);color:#fff}
    .sw-button.sw-size-small,summary.sw-size-small{padding:4px 10px;border-radius:14px;font-size:.9375rem}
    .sw-button.sw-size-large,summary.sw-size-large{padding:14px 20px;border-radius:12px}
    .sw-button.sw-border-capsule,summary.sw-border-capsule{border-radius:100px}
    .sw-button.sw-border-rounded,summary.sw-border-rounded{border-radius:9px}
    .sw-button.sw-border-circle,summary.sw-border-circle{padding:7px;border-radius:50%}
    .sw-destructive,.sw-row.sw-destructive{color:var(--sw-red-text)}
    .sw-prominent.sw-destructive{background:var(--sw-red-solid);color:#fff}
    .sw-pressed,.sw-button:active,.sw-tap:active{opacity:.5}
    :disabled,[aria-disabled="true"]{cursor:default}
    .sw-button:disabled,.sw-off{color:var(--sw-tertiary)}
    .sw-prominent:disabled,.sw-prominent.sw-off{background:var(--sw-fill)}
    .sw-bordered[aria-pressed="true"]:disabled{color:var(--sw-tertiary);background:var(--sw-fill)}
    .sw-field{display:flex;align-items:center;gap:12px;min-width:0}
    .sw-v>.sw-field,.sw>.sw-field,.sw-content>.sw-field{align-self:stretch}
    li>.sw-field,li>.sw-input,li>.sw-slider,li>.sw-measure,li>details,li>.sw-calendar,li>.sw-choices{flex:1 1 auto}
    .sw-name{flex:1 1 auto;display:flex;align-items:center;gap:8px;min-width:0;overflow:hidden}
    .sw-h>.sw-field:not(.sw-x){flex:none}
    [role="switch"]{-webkit-appearance:none;appearance:none;position:relative;flex:none;width:51px;height:31px;margin:-3px 0;border-radius:16px;background:var(--sw-fill);cursor:pointer;transition:background-color .2s}
    [role="switch"]::before{content:"";position:absolute;top:2px;left:2px;width:27px;height:27px;border-radius:50%;background:var(--sw-thumb,#fff);box-shadow:0 2px 6px rgba(0,0,0,.25);transition:transform .2s}
    [role="switch"]:checked{background:var(--sw-switch)}
    [role="switch"]:checked::before{transform:translateX(20px)}
    [dir="rtl"] [role="switch"]:checked::before{transform:translateX(-20px)}
    [dir="rtl"] [role="switch"]::before{left:auto;right:2px}
    [role="switch"]:disabled{opacity:.5}
    .sw-stepper{display:inline-flex;flex:none;align-items:stretch;height:34px;border-radius:9px;background:var(--sw-fill);overflow:hidden}
    .sw-stepper>button{width:42px;border:0;padding:0;background:none;font-size:1.25rem;line-height:1;cursor:pointer}
    .sw-stepper>button:disabled{color:var(--sw-tertiary);opacity:.6}
    .sw-stepper>button:last-child{border-left:1px solid var(--sw-separator)}
    [dir="rtl"] .sw-stepper>button:last-child{border-left:0;border-right:1px solid var(--sw-separator)}
    .sw-stepper>input{width:1px;border:0;padding:0;background:none;text-align:center;font-variant-numeric:tabular-nums;opacity:0;-moz-appearance:textfield}
    .sw-stepper>input:focus{width:48px;opacity:1}
    .sw-stepper>input::-webkit-inner-spin-button{-webkit-appearance:none;margin:0}
    .sw-slider{-webkit-appearance:none;appearance:none;width:100%;height:36px;background:none;overflow:hidden;cursor:pointer}
    .sw-slider::-webkit-slider-runnable-track{height:36px}
    .sw-slider::-webkit-slider-thumb{-webkit-appearance:none;width:27px;height:27px;margin-top:4.5px;border:0;border-radius:50%;background:#fff;box-shadow:0 1px 5px rgba(0,0,0,.3);border-image:-webkit-linear-gradient(left,var(--sw-accent) 50%,var(--sw-fill) 50%) 0 1/11px 100vw/0 100vw}
    [dir="rtl"] .sw-slider::-webkit-slider-thumb{border-image-source:-webkit-linear-gradient(right,var(--sw-accent) 50%,var(--sw-fill) 50%)}
    .sw-slider::-moz-range-track{height:5px;border-radius:3px;background:var(--sw-fill)}
    .sw-slider::-moz-range-progress{height:5px;border-radius:3px;background:var(--sw-accent)}
    .sw-slider::-moz-range-thumb{width:27px;height:27px;border:0;border-radius:50%;background:#fff;box-shadow:0 1px 5px rgba(0,0,0,.3)}
    .sw-input{width:100%;min-width:0;padding:0;border:0;background:none;border-radius:0}
    .sw-input:focus-visible{outline:0;caret-color:var(--sw-accent)}
    .sw-input::placeholder{color:var(--sw-tertiary);opacity:1}
    .sw-rounded-border,textarea.sw-rounded-border{padding:7px 10px;border:1px solid var(--sw-separator);border-radius:8px;background:var(--sw-card)}
    textarea.sw-input{padding:8px 5px;resize:none}
    textarea.sw-lines{display:block;padding:0}
    .sw-search{min-height:36px;padding:7px 10px 7px 31px;border-radius:10px;background:radial-gradient(circle,transparent 4.4px,var(--sw-secondary) 5px,var(--sw-secondary) 6px,transparent 6.6px) 8px calc(50% - 1px)/14px 14px no-repeat,linear-gradient(to top right,transparent 40%,var(--sw-secondary) 42%,var(--sw-secondary) 58%,transparent 60%) 19px calc(50% + 6px)/6px 6px no-repeat,var(--sw-fill);-webkit-appearance:none;appearance:none}
    [dir="rtl"] .sw-search{padding:7px 31px 7px 10px;background-position:right 8px top calc(50% - 1px),right 19px top calc(50% + 6px),0 0}
    .sw-select{--up:linear-gradient(to bottom right,transparent 38%,currentColor 42%,currentColor 58%,transparent 62%);--down:linear-gradient(to bottom left,transparent 38%,currentColor 42%,currentColor 58%,transparent 62%);-webkit-appearance:none;appearance:none;flex:none;max-width:100%;padding:4px 17px 4px 2px;border:0;background:var(--up) right 5px top calc(50% - 4px)/5px 5px no-repeat,var(--down) right 1px top calc(50% - 4px)/5px 5px no-repeat,var(--down) right 5px top calc(50% + 4px)/5px 5px no-repeat,var(--up) right 1px top calc(50% + 4px)/5px 5px no-repeat;color:var(--sw-accent);text-align:right;cursor:pointer}
    [dir="rtl"] .sw-select{padding:4px 2px 4px 17px;background-position:left 1px top calc(50% - 4px),left 5px top calc(50% - 4px),left 1px top calc(50% + 4px),left 5px top calc(50% + 4px);text-align:left}
    li .sw-select{color:var(--sw-secondary)}
    .sw-field>.sw-select{max-width:65%}
    .sw-select option{background:var(--sw-elevated);color:var(--sw-primary)}
    .sw-date{position:relative;flex:none;padding:5px 11px;border-radius:8px;background:var(--sw-fill);white-space:nowrap}
    .sw-date+.sw-date{margin-left:-6px}
    [dir="rtl"] .sw-date+.sw-date{margin-left:0;margin-right:-6px}
    .sw-typed{position:absolute;z-index:1;top:0;right:0;min-width:100%;height:100%;padding:0 8px;border:0;border-radius:8px;background:var(--sw-fill);opacity:0;cursor:pointer}
    [dir="rtl"] .sw-typed{right:auto;left:0}
    .sw-typed:focus{opacity:1}
    .sw-typed::-webkit-calendar-picker-indicator,.sw-turned::-webkit-calendar-picker-indicator{position:absolute;top:0;left:0;width:100%;height:100%;margin:0;padding:0;opacity:0}
    .sw-calendar{position:relative;display:block;min-width:0}
    .sw-v>.sw-calendar,.sw>.sw-calendar,.sw-content>.sw-calendar{align-self:stretch}
    .sw-calendar>span{display:grid}
    .sw-calendar>.sw-month{display:flex;align-items:center;min-height:44px;font-weight:600}
    .sw-calendar>.sw-typed{left:0;height:44px}
    .sw-month>:first-child::after,.sw-pages::before,.sw-pages::after{content:"";display:inline-block;width:9px;height:9px;margin:0 8px 1px 5px;border:solid var(--sw-accent);border-width:2.5px 2.5px 0 0;transform:rotate(45deg)}
    .sw-pages{margin-left:auto}
    .sw-pages::before{margin:0 28px 0 0;transform:rotate(-135deg)}
    .sw-pages::after{width:11px;height:11px}
    .sw-pages::before{width:11px;height:11px}
    [dir="rtl"] .sw-month>:first-child::after,[dir="rtl"] .sw-pages::after{margin:0 5px 1px 8px;transform:rotate(-135deg)}
    [dir="rtl"] .sw-pages{margin-left:0;margin-right:auto}
    [dir="rtl"] .sw-pages::before{margin:0 0 0 28px;transform:rotate(45deg)}
    .sw-date>.sw-typed:user-valid:not(.sw-live),.sw-date>.sw-typed:user-invalid:not(.sw-live){position:static;height:auto;min-width:0;padding:0;background:none;opacity:1}
    .sw-calendar>.sw-typed:user-valid:not(.sw-live),.sw-calendar>.sw-typed:user-invalid:not(.sw-live){opacity:1;font-weight:600}
    .sw-typed:user-valid:not(.sw-live)+span,.sw-typed:user-invalid:not(.sw-live)+span,.sw-typed:user-valid:not(.sw-live)~.sw-weekdays,.sw-typed:user-invalid:not(.sw-live)~.sw-weekdays,.sw-typed:user-valid:not(.sw-live)~.sw-days,.sw-typed:user-invalid:not(.sw-live)~.sw-days{display:none}
    .sw-typed:user-valid:not(.sw-live)+.sw-month,.sw-typed:user-invalid:not(.sw-live)+.sw-month{display:flex;visibility:hidden}
    .sw-calendar>.sw-weekdays,.sw-calendar>.sw-days{grid-template-columns:repeat(7,minmax(0,1fr));justify-items:center;text-align:center}
    .sw-weekdays{padding:4px 0;color:var(--sw-tertiary);font-size:.8125rem;font-weight:600}
    .sw-days>label{position:relative;width:44px;max-width:100%;font-size:1.25rem;line-height:44px;cursor:pointer}
    .sw-days input{position:absolute;top:0;left:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
    .sw-days span{position:relative;display:block;pointer-events:none}
    .sw-days input:checked+span{color:var(--sw-accent);font-size:1.5rem;font-weight:500}
    .sw-days input:checked+span::before{content:"";position:absolute;top:0;left:50%;width:44px;height:44px;margin-left:-22px;border-radius:50%;background:var(--sw-accent);opacity:.12}
    .sw-days input:focus-visible+span{outline:3px solid var(--sw-accent)}
    .sw-days input:disabled+span{color:var(--sw-tertiary);opacity:.5}
    .sw-calendar>.sw-field{display:flex;margin-top:8px;padding-top:8px;border-top:1px solid var(--sw-separator)}
    .sw-dated{flex-wrap:wrap}
    .sw-dated>.sw-name{flex:0 1 auto}
    .sw-wheels{position:relative;isolation:isolate;display:flex;flex:1 1 auto;justify-content:center;min-width:min-content}
    .sw-wheels::before{content:"";position:absolute;z-index:-1;top:50%;right:0;left:0;height:34px;margin-top:-17px;border-radius:8px;background:var(--sw-fill)}
    .sw-turn{display:flex;flex-direction:column;padding:0 9px;text-align:center}
    .sw-turn>span{height:34px;font-size:1.25rem;line-height:34px;white-space:nowrap}
    .sw-turn>:nth-child(2),.sw-turn>:nth-child(4){height:30px;font-size:1.1875rem;line-height:30px;opacity:.5}
    .sw-turn>:first-child,.sw-turn>:last-child{height:24px;font-size:1.0625rem;line-height:24px;opacity:.22}
    .sw-turned{position:absolute;top:0;left:0;width:100%;height:100%;padding:0 12px;border:0;background:var(--sw-fill);border-radius:8px;opacity:0;cursor:pointer}
    .sw-turned:user-valid:not(.sw-live),.sw-turned:user-invalid:not(.sw-live){top:50%;height:34px;margin-top:-17px;background:none;opacity:1;text-align:center}
    .sw-turned:user-valid:not(.sw-live)~.sw-turn,.sw-turned:user-invalid:not(.sw-live)~.sw-turn{visibility:hidden}
    .sw-turned:focus{top:50%;height:34px;margin-top:-17px;opacity:1}
    .sw-color{flex:none;width:32px;height:32px;padding:0;border:0;border-radius:50%;background:none}
    .sw-color::-webkit-color-swatch-wrapper{padding:0}
    .sw-color::-webkit-color-swatch{border:1px solid var(--sw-separator);border-radius:50%}
    .sw-color::-moz-color-swatch{border:1px solid var(--sw-separator);border-radius:50%}
    .sw-segments{display:flex;align-self:stretch;flex:1 1 auto;padding:2px;border-radius:9px;background:var(--sw-fill);min-width:0}
    .sw-segments>*{position:relative;flex:1 1 0;min-width:0}
    .sw-segments input{position:absolute;top:0;left:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
    .sw-segments>*>span{display:block;overflow:hidden;padding:5px 6px;text-align:center;text-overflow:ellipsis;border-radius:7px;font-size:.8125rem;font-weight:500;white-space:nowrap}
    .sw-segments input:checked+span{background:var(--sw-segment);box-shadow:0 2px 6px rgba(0,0,0,.14)}
    .sw-segments input:focus-visible+span{outline:3px solid var(--sw-accent)}
    .sw-field.sw-go{gap:6px}
    .sw-go>.sw-select,[dir="rtl"] .sw-go>.sw-select{padding:4px 2px;background:none;color:var(--sw-secondary)}
    .sw-choices>*{display:flex;flex-direction:row-reverse;align-items:center;justify-content:space-between;gap:10px;min-height:44px;cursor:pointer}
    .sw-choices>*>span{min-width:0;overflow:hidden;text-overflow:ellipsis}
    .sw-choices input{-webkit-appearance:none;appearance:none;flex:none;width:22px;height:22px;margin:0;cursor:pointer}
    .sw-choices input:checked::before{content:"";display:block;width:8px;height:15px;margin:1px 6px;border:solid var(--sw-accent);border-width:0 2.5px 2.5px 0;border-radius:1px;transform:rotate(40deg)}
    .sw-choices>*+*{border-top:1px solid var(--sw-separator)}
    li>.sw-choices{margin:-11px 0}
    .sw-wheel{padding:8px 0;text-align:center}
    .sw-wheel>*{position:relative;justify-content:center;min-height:36px;border:0;border-radius:9px;color:var(--sw-secondary)}
    .sw-wheel>*+*{border:0}
    .sw-wheel input{position:absolute;top:0;left:0;width:100%;height:100%;border-radius:9px}
    .sw-wheel input:checked{background:var(--sw-fill)}
    .sw-wheel input:checked::before{content:none}
    .sw-wheel input:checked+span{position:relative;color:var(--sw-primary);font-size:1.25rem;pointer-events:none}
    progress,meter{display:block;-webkit-appearance:none;appearance:none;width:100%;height:5px;border:0;border-radius:3px;background:var(--sw-fill);overflow:hidden}
    progress::-webkit-progress-bar,meter::-webkit-meter-bar{background:var(--sw-fill);border:0;height:5px}
    progress::-webkit-progress-value{border-radius:3px;background:var(--sw-accent)}
    progress::-moz-progress-bar{border-radius:3px;background:var(--sw-accent)}
    meter::-webkit-meter-optimum-value{background:var(--sw-switch)}
    .sw-measure{display:flex;flex-direction:column;gap:6px;min-width:0}
    .sw-working{color:var(--sw-secondary);font-size:.8125rem}
    .sw-dial{--sw-switch:var(--sw-accent);position:relative;display:inline-flex;flex-direction:column;align-items:center;gap:4px}
    .sw-dial>progress,.sw-dial>meter{width:58px;height:58px;border-radius:50%;--ring:conic-gradient(var(--sw-switch) var(--sw-share),var(--sw-fill) 0);--hole:radial-gradient(closest-side,transparent calc(100% - 7px),#000 calc(100% - 6px));background:var(--ring);-webkit-mask:var(--hole);mask:var(--hole)}
    .sw-dial>progress{width:44px;height:44px}
    .sw-dial>::-webkit-progress-bar,.sw-dial>::-webkit-progress-value,.sw-dial>::-webkit-meter-bar,.sw-dial>::-webkit-meter-optimum-value{background:none}
    .sw-dial>::-moz-progress-bar,.sw-dial>::-moz-meter-bar{background:none}
    .sw-open>meter{--ring:conic-gradient(from 225deg,var(--sw-switch) 270deg,transparent 0)}
    .sw-open::before{content:"";position:absolute;z-index:1;left:50%;top:-2px;width:10px;height:10px;margin-left:-5px;border-radius:50%;background:var(--sw-canvas);transform:var(--turn);transform-origin:50% 31px;pointer-events:none}
    .sw-open::after{content:"";position:absolute;z-index:2;left:50%;top:0;width:6px;height:6px;margin-left:-3px;border-radius:50%;background:var(--sw-primary);transform:var(--turn);transform-origin:50% 29px;pointer-events:none}
    .sw-dial-value{position:absolute;top:0;left:0;display:flex;align-items:center;justify-content:center;width:58px;height:58px;font-size:1.0625rem;font-weight:500}
    .sw-dial-low,.sw-dial-high{position:absolute;top:45px;font-size:.6875rem;line-height:1}
    .sw-dial-low{left:9px}
    .sw-dial-high{right:9px}
    .sw-spinner{width:24px;height:24px;border:3px solid var(--sw-fill);border-top-color:var(--sw-secondary);border-radius:50%;background:none;animation:sw-turn 1s linear infinite}
    .sw-spinner.sw-size-large{width:37px;height:37px;border-width:4px}
    .sw-spinner::-webkit-progress-bar{background:none}
    .sw-spinner::-webkit-progress-value{background:none}
    @keyframes sw-turn{to{transform:rotate(360deg)}}
    @media (prefers-reduced-motion:reduce){.sw-spinner{animation:none}[role="switch"],[role="switch"]::before{transition:none}}
    summary{display:flex;align-items:center;gap:8px;cursor:pointer;list-style:none}
    summary::-webkit-details-marker{display:none}
    .sw-disclosure{min-width:0}
    .sw-disclosure>summary::after{content:"";width:8px;height:8px;margin:0 4px 0 auto;border:solid var(--sw-accent);border-width:2px 2px 0 0;transform:rotate(45deg)}
    .sw-disclosure[open]>summary::after{transform:rotate(135deg)}
    [dir="rtl"] .sw-disclosure>summary::after{margin:0 auto 0 4px;transform:rotate(-135deg)}
    [dir="rtl"] .sw-disclosure[open]>summary::after{transform:rotate(135deg)}
    .sw-disclosure>div{padding:10px 0 2px 16px}
    [dir="rtl"] .sw-disclosure>div{padding:10px 16px 2px 0}
    .sw-menu{position:relative}
    .sw-menu>summary{color:var(--sw-accent)}
    .sw-holds{position:relative}
    li>.sw-holds,.sw-swiped>.sw-holds{flex:1 1 auto}
    .sw-h.sw-holds>.sw-row{flex:1 1 auto;max-width:none}
    .sw-holds>.sw-menu{position:absolute;z-index:1;top:max(0px,min(50%,100% - 32px));right:max(-11px,min(0px,100% - 66px));border-radius:50%;background:var(--sw-elevated);transform:translateY(-50%);opacity:0;transition:opacity .15s}
    [dir="rtl"] .sw-holds>.sw-menu{right:auto;left:max(-11px,min(0px,100% - 66px))}
    li>.sw-holds>.sw-menu,.sw-swiped>.sw-holds>.sw-menu{top:50%}
    .sw-holds:hover>.sw-menu,.sw-holds>.sw-menu:focus-within,.sw-holds>.sw-menu[open]{opacity:1}
    @media (hover:none){.sw-holds>.sw-menu{opacity:1}}
    .sw-menu>.sw-prominent{color:#fff}
    .sw-menu>.sw-plain-button{color:inherit}
    .sw-items{position:absolute;z-index:5;right:0;min-width:220px;margin-top:6px;border-radius:13px;background:var(--sw-elevated);box-shadow:0 8px 36px rgba(0,0,0,.24);overflow:hidden}
    [dir="rtl"] .sw-items{left:0;right:auto}
    .sw-items>*{display:flex;width:100%;padding:11px 16px;justify-content:space-between;color:var(--sw-primary)}
    .sw-items>*+*{border-top:1px solid var(--sw-separator)}
    .sw-items>.sw-destructive{color:var(--sw-red-text)}
    .sw-group-box{display:flex;flex-direction:column;align-items:flex-start;gap:10px;padding:16px;border-radius:11px;background:var(--sw-sheet);min-width:0}
    .sw-grouped .sw-group-box{background:var(--sw-card)}
    .sw-group-box>*{max-width:100%}
    .sw-group-box>:first-child{font-weight:600}
    .sw-list .sw-group-box{background:var(--sw-hover)}
    .sw-list .sw-group-box>:first-child{margin:0;color:inherit;font-size:inherit;letter-spacing:0;text-transform:none}
    .sw-group-box>.sw-x{align-self:stretch}

    /* Navigation. */
    .sw-return{position:relative;z-index:11;display:flex;align-items:center;height:28px;padding:0 10px;font-size:.8125rem;white-space:nowrap}
    .sw-return>.sw-back{max-width:100%;overflow:hidden;text-overflow:ellipsis}
    .sw-return>.sw-back::before{width:8px;height:8px;border-width:0 0 2px 2px}
    .sw-return+.sw{min-height:calc(100vh - 28px)}
    .sw-return:target{display:none}
    .sw-return:target+.sw{min-height:100vh}
    .sw-page{display:flex;flex:1 1 auto;flex-direction:column;align-self:stretch;width:100%;min-width:0}
    .sw-header{display:block;background:var(--sw-bar)}
    .sw-bar{display:grid;grid-template-columns:minmax(max-content,1fr) minmax(0,auto) minmax(max-content,1fr);align-items:center;gap:8px;min-height:44px;padding:6px 16px}
    .sw-leading,.sw-trailing,.sw-principal{display:flex;align-items:center;gap:16px;min-width:0}
    .sw-trailing{justify-content:flex-end}
    .sw-leading>.sw-button,.sw-trailing>.sw-button,.sw-leading .sw-back{display:block;max-width:min(42vw,240px);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .sw-principal>.sw-button{white-space:nowrap}
    .sw-bar-title{overflow:hidden;font-weight:600;text-overflow:ellipsis;white-space:pre}
    .sw-large-heading{padding:4px 16px 8px;font-size:2.125rem;font-weight:700;line-height:1.2}
    .sw-large-heading:first-child{padding-top:22px}
    .sw-subtitle{overflow:hidden;color:var(--sw-secondary);text-overflow:ellipsis;white-space:pre}
    .sw-large-heading+.sw-subtitle{margin-top:-8px;padding:0 16px 8px}
    .sw-titles{min-width:0;font-size:.8125rem;text-align:center}
    .sw-titles>.sw-bar-title{font-size:1.0625rem}
    .sw-back::before{content:"";display:inline-block;flex:none;width:11px;height:11px;margin:0 -2px 0 3px;border:solid currentColor;border-width:0 0 2.5px 2.5px;transform:rotate(45deg)}
    [dir="rtl"] .sw-back::before{transform:rotate(-135deg)}
    .sw-content{display:flex;flex:1 1 auto;flex-direction:column;align-items:center;justify-content:center;gap:8px;width:100%;margin:0 auto;min-width:0}
    .sw-toolbar>:only-child{margin-right:auto;margin-left:auto}
    .sw-toolbar{position:sticky;bottom:0;display:flex;align-items:center;justify-content:space-between;gap:16px;padding:10px 16px;border-top:1px solid var(--sw-separator);background:var(--sw-canvas)}
    .sw-tabs{display:flex;flex:1 1 auto;flex-direction:column;align-self:stretch;width:100%;min-width:0}
    .sw-tab{display:flex;flex:1 1 auto;flex-direction:column;align-items:center;justify-content:center;gap:8px;min-width:0}
    .sw-tab>*{max-width:100%}
    .sw-tabbar{position:sticky;bottom:0;z-index:4;display:flex;justify-content:center;padding:5px 8px 8px;border-top:1px solid var(--sw-separator);background:var(--sw-elevated)}
    .sw-tabbar>*{display:flex;flex:1 1 0;flex-direction:column;align-items:center;gap:2px;max-width:130px;padding:2px 4px;border:0;background:none;color:var(--sw-tertiary);text-decoration:none;font-size:.6875rem;cursor:pointer}
    .sw-tabbar>*>.sw-h,.sw-tabbar>*>.sw-h>.sw-h{flex-direction:column;gap:2px}
    .sw-tabbar>*{position:relative}
    .sw-tabbar .sw-s{display:none}
    .sw-tabbar .sw-h>*{flex:none}
    .sw-tabbar>*{min-width:0}
    .sw-tabbar span{max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .sw-tabbar .sw-badge{position:absolute;top:0;left:calc(50% + 4px);min-width:18px;padding:0 5px;border-radius:9px;background:var(--sw-red-solid);color:#fff;font-size:.6875rem;line-height:18px;text-align:center}
    .sw-tabbar .sw-i{width:26px;height:26px}
    .sw-tabbar .sw-art{width:24px;height:24px}
    .sw-tabbar>[aria-selected="true"]{color:var(--sw-accent)}
    .sw-paged>.sw-tabbar{position:static;border:0;background:none}
    .sw-paged:has(>.sw-tab>.sw-y){position:relative}
    .sw-paged:has(>.sw-tab>.sw-y)>.sw-tabbar{position:absolute;right:0;bottom:0;left:0}
    .sw-paged>.sw-tabbar>*{flex:none;width:20px;height:20px;padding:0;overflow:hidden;font-size:0}
    .sw-paged>.sw-tabbar>*::before{content:"";width:8px;height:8px;margin:6px;border-radius:50%;background:var(--sw-separator)}
    .sw-paged>.sw-tabbar>[aria-selected="true"]::before{background:var(--sw-primary)}
    .sw-split{display:flex;flex:1 1 auto;flex-direction:column;align-self:stretch;width:100%}
    .sw-column{display:flex;flex-direction:column;min-width:0;background:var(--sw-canvas)}
    .sw-column.sw-grouped{background:var(--sw-grouped)}
    .sw-column-detail{flex:1 1 auto}
    .sw-leading .sw-back::before{margin:0 6px 0 3px}
    [dir="rtl"] .sw-leading .sw-back::before{margin:0 3px 0 6px}
    .sw-column-back{align-self:flex-start;min-height:44px;margin:6px 16px 0}
    .sw-leading>.sw-column-back{align-self:center;min-height:0;margin:0}
    @media (max-width:599px){.sw-column{display:none}.sw-lead,.sw-column:target{display:flex;flex:1 1 auto}.sw-column:target~.sw-lead{display:none}.sw-column-side a.sw-tap::after{content:"";flex:none;width:8px;height:8px;margin:0 3px 0 auto;border:solid var(--sw-tertiary);border-width:2px 2px 0 0;opacity:.6;transform:rotate(45deg)}[dir="rtl"] .sw-column-side a.sw-tap::after{margin:0 auto 0 3px;transform:rotate(-135deg)}}
    @media (min-width:600px){.sw-column-back{display:none}.sw-split{flex-direction:row;min-height:100vh}.sw-column{flex:0 0 27%;min-width:220px;max-width:320px;border-right:1px solid var(--sw-separator)}.sw-column-detail{flex:1 1 0;max-width:none;border:0}.sw-column-side{background:var(--sw-grouped)}.sw-column-side .sw-cards{padding:8px 10px 28px}.sw-column-side .sw-cards ul{border-radius:0}.sw-column-side .sw-cards li{border-radius:10px;background:none}.sw-column-side .sw-cards li+li::before,.sw-column-side .sw-go::after{content:none}}
    @media (min-width:600px) and (max-width:999px){.sw-three>.sw-column{flex-basis:38%}.sw-three>.sw-column-side{display:none}.sw-three>.sw-column-side.sw-lead,.sw-three>.sw-column-side:target{display:flex}.sw-three>.sw-column-side+.sw-column .sw-column-back{display:inline-flex}}
    [dir="rtl"] .sw-column{border-right:0;border-left:1px solid var(--sw-separator)}

    /* Presentations. */
    .sw-dim{position:fixed;top:0;right:0;bottom:0;left:0;z-index:10;display:flex;align-items:center;justify-content:center;padding:16px;background:rgba(0,0,0,.36);overflow:auto;white-space:pre-wrap;overflow-wrap:break-word;word-break:keep-all}
    .sw-dim-bottom{align-items:flex-end;padding-bottom:12px}
    .sw-dialog{background:var(--sw-elevated);color:var(--sw-primary);max-width:100%}
    .sw-alert{width:300px;border-radius:16px;overflow:hidden;box-shadow:0 12px 48px rgba(0,0,0,.3)}
    .sw-words{padding:20px 18px 18px;text-align:center}
    .sw-words>:first-child{font-weight:600}
    .sw-words>p{margin-top:4px;font-size:.8125rem}
    .sw-actions{display:flex;flex-wrap:wrap}
    .sw-actions>*{flex:1 0 auto;width:max-content;min-width:40%;max-width:100%;min-height:46px;padding:11px 16px;border-top:1px solid var(--sw-separator)}
    .sw-alert .sw-actions>.sw-button+.sw-button{border-left:1px solid var(--sw-separator)}
    [dir="rtl"] .sw-alert .sw-actions>.sw-button+.sw-button{border-left:0;border-right:1px solid var(--sw-separator)}
    .sw-actions>:first-child:nth-last-child(n+3),.sw-actions>:first-child:nth-last-child(n+3)~*{flex-basis:100%;border-left:0;border-right:0}
    .sw-actions>.sw-input{order:-1;flex:1 0 calc(100% - 32px);min-height:34px;margin:0 16px 12px;padding:5px 8px;border:1px solid var(--sw-separator);border-radius:7px}
    .sw-actions>.sw-cancel{font-weight:600}
    .sw-action-sheet{width:100%;max-width:480px;background:none}
    .sw-choice-card{border-radius:14px;background:var(--sw-elevated);overflow:hidden}
    .sw-choice-card+.sw-choice-card{margin-top:8px}
    .sw-choice-card .sw-words{padding:14px 16px;color:var(--sw-secondary);font-size:.8125rem}
    .sw-choice-card .sw-actions>*{flex-basis:100%;min-height:56px;font-size:1.25rem}
    .sw-choice-card>.sw-actions:first-child>:first-child{border-top:0}
    .sw-sheet,.sw-full-cover{display:flex;flex-direction:column;align-items:center;gap:8px;width:100%;height:92vh;max-width:680px;overflow:auto;border-radius:14px 14px 0 0;box-shadow:0 -4px 40px rgba(0,0,0,.2)}
    .sw-sheet>*,.sw-full-cover>*{flex:none}
    .sw-sheet>:first-child,.sw-sheet>.sw-grabber+*,.sw-full-cover>:first-child{margin-top:auto}
    .sw-sheet>:last-child,.sw-full-cover>:last-child{margin-bottom:auto}
    .sw-sheet>.sw-grabber{margin:0 auto -8px}
    .sw-sheet>.sw-x,.sw-full-cover>.sw-x,.sw-sheet>.sw-field,.sw-full-cover>.sw-field{align-self:stretch}
    .sw-sheet>.sw-page,.sw-full-cover>.sw-page,.sw-sheet>.sw-y,.sw-full-cover>.sw-y{flex:1 1 auto}
    .sw-sheet-dim{padding:0}
    .sw-sheet,.sw-popover{--sw-grouped:var(--sw-sheet);--sw-card:var(--sw-sheet-card)}
    .sw-sheet.sw-grouped,.sw-full-cover.sw-grouped{background:var(--sw-grouped)}
    @media (min-width:760px){.sw-sheet-dim{align-items:center;padding:24px}.sw-sheet{height:760px;max-height:100%;max-width:600px;border-radius:14px}}
    .sw-full-cover{height:100vh;max-width:none;border-radius:0}
    .sw-return:not(:target)~.sw-dim>.sw-full-cover{height:calc(100vh - 28px);margin-top:28px}
    .sw-popover{padding:16px;border-radius:14px;box-shadow:0 12px 48px rgba(0,0,0,.3)}
    .sw-grabber{display:block;flex:none;align-self:center;width:100%;height:22px;margin:0 auto}
    .sw-grabber::before{content:"";display:block;width:36px;height:5px;margin:6px auto 0;border-radius:3px;background:var(--sw-tertiary);opacity:.6}
    .sw-popover>.sw-grabber{margin:-12px 0 0}

    /* The gallery of a site. */
    .sw-site{max-width:1180px;margin:0 auto;padding:28px 20px 56px}
    .sw-site h1{font-size:2.125rem;font-weight:700;line-height:1.2}
    .sw-site h2{margin:32px 0 12px;font-size:1.375rem;font-weight:600}
    .sw-site h3{margin:18px 0 6px;font-weight:600}
    .sw-site a{color:var(--sw-accent)}
    .sw-site p{margin-top:6px;color:var(--sw-secondary)}
    .sw-site ul{margin:0;padding:0;list-style:none}
    .sw-cards-grid{display:grid;grid-template-columns:repeat(auto-fill,280px);gap:24px}
    .sw-cards-grid>li{min-width:0}
    .sw-frame{display:block;width:400px;height:686px;margin:0 -120px -206px 0;border:1px solid var(--sw-separator);border-radius:26px;background:var(--sw-canvas);transform:scale(.7);transform-origin:0 0}
    .sw-picture-name{display:block;margin-top:8px;overflow-wrap:anywhere}
    .sw-tree{columns:280px;column-gap:24px}
    .sw-tree>li{padding:3px 0;overflow-wrap:anywhere;break-inside:avoid}

    /* The views of a row share its room, the least wide first; spacers take what is left. */
    .sw-h>*{flex:100000000 1 0;max-width:max-content}
    .sw-h>.sw-last{flex-grow:10000}
    .sw-h>.sw-priority{flex-grow:1000000000000}
    .sw-h>.sw-first{flex-grow:10000000000000000}
    .sw-h>.sw-s,.sw-h>.sw-fixed,.sw-h>.sw-fixed-x,.sw-h>.sw-rule,.sw-h>.sw-i,.sw-h>.sw-art,.sw-h>.sw-picture,.sw-h>.sw-dial,.sw-h>input,.sw-h>select{flex:none;max-width:none}
    .sw-h>.sw-x{flex:100000000 1 0;max-width:none}
    .sw-h>.sw-s{flex:1 1 0}
    .sw-h>.sw-held{flex:100000000 1 0;max-width:max-content}
    .sw-h>.sw-x.sw-last{flex-grow:10000}
    .sw-h>.sw-x.sw-priority{flex-grow:1000000000000}
    .sw-h>.sw-x.sw-first{flex-grow:10000000000000000}

    """#
}
