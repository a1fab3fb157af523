// `npm start`: installs what is missing, then hands over to launch.ts on the pinned Node.
import { installPackages, runPinned } from './install.mjs'

installPackages()
process.exitCode = await runPinned('launch.ts', process.argv.slice(2))
