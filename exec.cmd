@rem npm start and npm run louter begin with exec: npm passes SIGTERM to the shell that it starts, and dash (/bin/sh of Debian and
@rem Ubuntu) would end without passing it on, leaving the gateway behind. The shell of Windows has no exec: there this file is it.
@%*
