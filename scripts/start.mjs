// `npm start`: installs missing packages, then runs launch.ts on the pinned Node.
import path from 'node:path'
import { installPackages, root, runPinned } from './install.mjs'
import { serverFlags } from './server-flags.mjs'

installPackages()
process.exitCode = await runPinned('launch.ts', process.argv.slice(2), {
  flags: serverFlags,
  // Caches compiled sources without types, so that later starts need not load the type stripper.
  env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/koinklass') },
})
