"""Rules that check packages of screens, write what dependents need of them, and make sites.

    load("@screenwright//:screenwright.bzl", "screenwright_lint_test", "screenwright_package", "screenwright_site")

    screenwright_package(
        name = "shop",
        srcs = glob(["Screens/**", "Assets/**", "screenwright.yml"]),
        deps = ["//kit"],
    )
    screenwright_lint_test(name = "shop_lint", package = ":shop")
    screenwright_site(name = "shop_site", package = ":shop")

A package is checked against the interfaces of those it depends on, never their sources: an edit of a dependency that leaves its
interface the same checks nothing else again. `deps` are those that `dependencies` of its settings name. An input that
the command did not read, by its depfile, is told to Bazel as unused: changing it runs nothing.
"""

ScreenwrightInfo = provider(
    doc = "A package of screens.",
    fields = {
        "folder": "Its folder from the root of the workspace.",
        "interface": "The file that compile --interface wrote.",
        "interfaces": "depset of the interfaces of all packages that it depends on.",
        "sources": "depset of its own files.",
    },
)

def _arguments(ctx, info):
    """The arguments that every action begins with: where the files of the package are, and interfaces."""
    args = ctx.actions.args()
    args.add("--command", ctx.executable._command)
    args.add("--package", info.folder)
    args.add_all(info.interfaces, before_each = "--dependency")
    args.add_all(info.sources, before_each = "--source")
    args.use_param_file("@%s", use_always = False)
    args.set_param_file_format("multiline")
    return args

def _inputs(info):
    return depset(transitive = [info.sources, info.interfaces])

def _package_impl(ctx):
    interface = ctx.actions.declare_file(ctx.label.name + ".interface.json")
    unused = ctx.actions.declare_file(ctx.label.name + ".unused")
    dependencies = [dep[ScreenwrightInfo] for dep in ctx.attr.deps]
    info = ScreenwrightInfo(
        folder = ctx.label.package or ".",
        interface = interface,
        interfaces = depset(
            [one.interface for one in dependencies],
            transitive = [one.interfaces for one in dependencies],
        ),
        sources = depset(ctx.files.srcs),
    )
    args = _arguments(ctx, info)
    args.add("--interface", interface)
    args.add("--unused", unused)
    ctx.actions.run(
        executable = ctx.executable._runner,
        tools = [ctx.executable._command],
        arguments = [args],
        inputs = _inputs(info),
        outputs = [interface, unused],
        unused_inputs_list = unused,
        mnemonic = "ScreenwrightInterface",
        progress_message = "Checking the screens of %s" % ctx.label,
    )
    return [DefaultInfo(files = depset([interface])), info]

_TOOLS = {
    "_command": attr.label(default = "@screenwright_command//:screenwright", executable = True, cfg = "host", allow_single_file = True),
    "_runner": attr.label(default = "//:run_screenwright.sh", executable = True, cfg = "host", allow_single_file = True),
}

screenwright_package = rule(
    implementation = _package_impl,
    doc = "Checks a package and writes its interface. An error fails the build.",
    attrs = dict(
        srcs = attr.label_list(allow_files = True, mandatory = True, doc = "Screens, model data, pictures, templates, settings."),
        deps = attr.label_list(providers = [ScreenwrightInfo], doc = "The packages that its settings name."),
        **_TOOLS
    ),
)

def _lint_test_impl(ctx):
    info = ctx.attr.package[ScreenwrightInfo]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    words = ["--command", ctx.executable._command.short_path, "--package", info.folder]
    for interface in info.interfaces.to_list():
        words += ["--dependency", interface.short_path]
    for source in info.sources.to_list():
        words += ["--source", source.short_path]
    words += ["--lint"] + ctx.attr.options
    quoted = " ".join(["'%s'" % word.replace("'", "'\\''") for word in words])
    ctx.actions.write(
        script,
        "#!/usr/bin/env bash\nexec '%s' %s\n" % (ctx.executable._runner.short_path, quoted),
        is_executable = True,
    )
    runfiles = ctx.runfiles(
        files = [ctx.executable._command, ctx.executable._runner],
        transitive_files = _inputs(info),
    )
    return [DefaultInfo(executable = script, runfiles = runfiles)]

screenwright_lint_test = rule(
    implementation = _lint_test_impl,
    doc = "A test that fails where lint finds an error; `options` such as --max-warnings 0 are passed on.",
    test = True,
    attrs = dict(
        package = attr.label(providers = [ScreenwrightInfo], mandatory = True),
        options = attr.string_list(doc = "Options of lint."),
        **_TOOLS
    ),
)

def _site_impl(ctx):
    info = ctx.attr.package[ScreenwrightInfo]
    site = ctx.actions.declare_directory(ctx.label.name)
    args = _arguments(ctx, info)
    args.add("--site", site.path)
    args.add_all(ctx.attr.options, before_each = "--option")
    ctx.actions.run(
        executable = ctx.executable._runner,
        tools = [ctx.executable._command],
        arguments = [args],
        inputs = _inputs(info),
        outputs = [site],
        mnemonic = "ScreenwrightSite",
        progress_message = "Drawing the site of %s" % ctx.attr.package.label,
    )
    return [DefaultInfo(files = depset([site]))]

screenwright_site = rule(
    implementation = _site_impl,
    doc = "A folder with a page for each destination of a package, as compile --site writes it.",
    attrs = dict(
        package = attr.label(providers = [ScreenwrightInfo], mandatory = True),
        options = attr.string_list(doc = "Options of compile, such as --limit=1000."),
        **_TOOLS
    ),
)
