"""Where the command comes from: a release that is fetched, or a file of this machine."""

def _command_impl(context):
    if context.attr.path:
        context.symlink(context.attr.path, "screenwright")
    else:
        context.download_and_extract(
            url = context.attr.urls,
            sha256 = context.attr.sha256,
            stripPrefix = context.attr.strip_prefix,
        )
    context.file("BUILD", 'exports_files(["screenwright"], visibility = ["//visibility:public"])\n')

screenwright_command = repository_rule(
    implementation = _command_impl,
    doc = "The repository of the command: call it screenwright_command in WORKSPACE.",
    local = False,
    attrs = {
        "path": attr.string(doc = "The command on this machine; else a release is fetched."),
        "urls": attr.string_list(doc = "Where the archive of a release is."),
        "sha256": attr.string(doc = "The sum of the archive."),
        "strip_prefix": attr.string(doc = "The folder in the archive that holds the command."),
    },
)
