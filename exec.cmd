@rem npm scripts of package.json begin with exec, so that a signal to npm reaches Node and not a shell before it.
@rem The shell of Windows has no exec: there this file runs the command.
@%*
