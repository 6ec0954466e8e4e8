/// The version of the commands, and the one place where it stands.
#define SCREENWRIGHT_VERSION "0.1.0"

/// The commit that a release was built from, which `Packaging/build` passes; nothing in other builds, which would be linked
/// anew at each commit.
#ifndef SCREENWRIGHT_COMMIT
#define SCREENWRIGHT_COMMIT ""
#endif

/// The version alone.
static inline const char *cversion_number(void) { return SCREENWRIGHT_VERSION; }

/// What `--version` prints: the version, and the commit where it is known.
static inline const char *cversion_text(void) {
  return sizeof(SCREENWRIGHT_COMMIT) > 1 ? SCREENWRIGHT_VERSION " (" SCREENWRIGHT_COMMIT ")" : SCREENWRIGHT_VERSION;
}
