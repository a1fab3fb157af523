// `npm start`: installs what is missing, then hands over to launch.ts on the pinned Node.
import path from 'node:path'
import { installPackages, root, runPinned } from './install.mjs'

installPackages()
process.exitCode = await runPinned('launch.ts', process.argv.slice(2), {
  // A server makes little that lives long: with V8's own 32 MB for what is new it takes 50 MB more and is no faster.
  flags: ['--max-semi-space-size=8'],
  // The sources without their types are kept too, so that a later start need not load what strips them.
  env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/koinklass') },
})
