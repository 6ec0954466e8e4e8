"""The command `screenwright`, as `pip` installs it."""
