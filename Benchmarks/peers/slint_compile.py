"""Compiles the Slint files that are named, in one process; exit status 1 where one has an error."""
import sys

from slint import slint

for path in sys.argv[1:]:
    compiler = slint.Compiler()
    found = compiler.build_from_path(path)
    errors = [d.message for d in found.diagnostics if d.level == slint.DiagnosticLevel.Error]
    if errors:
        sys.exit(f"{path}: {errors[0]}")
