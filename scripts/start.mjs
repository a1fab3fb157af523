// `npm start`: installs missing packages, then runs launch.ts on the pinned Node.
import { installPackages, runPinned } from './install.mjs'
import { serverEnv, serverFlags } from './server-flags.mjs'

installPackages()
process.exitCode = await runPinned('launch.ts', process.argv.slice(2), {
  flags: serverFlags,
  env: serverEnv,
})
