// `npm start`: installs missing packages, then runs launch.ts on the pinned Node.
import path from 'node:path'
import { installPackages, root, runPinned } from './install.mjs'

installPackages()
process.exitCode = await runPinned('launch.ts', process.argv.slice(2), {
  // A server has few long-lived objects: V8's default semi-space of 32 MB takes 50 MB more and is no faster. V8 also
  // scales its heap growth with the machine's memory: with 24 GB it would keep 100 MB of garbage uncollected.
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=20'],
  // Caches compiled sources without types, so that later starts need not load the type stripper.
  env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/koinklass') },
})
