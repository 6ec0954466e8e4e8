use zed_extension_api::{self as zed, Command, LanguageServerId, Result, Worktree};

struct Screenwright;

impl zed::Extension for Screenwright {
    fn new() -> Self {
        Screenwright
    }

    fn language_server_command(&mut self, _: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        let command = worktree
            .which("screenwright")
            .ok_or("there is no screenwright on the PATH")?;
        Ok(Command {
            command,
            args: vec!["lsp".into()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(Screenwright);
