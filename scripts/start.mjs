// `npm start`: installs what is missing, then hands over to launch.ts on the pinned Node.
import path from 'node:path'
import { installPackages, root, runPinned } from './install.mjs'

installPackages()
process.exitCode = await runPinned('launch.ts', process.argv.slice(2), {
  // A server makes little that lives long: V8's own 32 MB for new objects take 50 MB more and are no faster. And by the
  // memory of the machine V8 decides when old objects are worth a collection: on one of 24 GB never within 100 MB of garbage.
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=20'],
  // The sources without their types are kept too, so that a later start need not load what strips them.
  env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/koinklass') },
})
