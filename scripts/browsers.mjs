// `npm run browsers`: the main loop and each moment in Firefox and in WebKit; `npm run browsers -- firefox` in one of
// them. SHOTS=/some/folder keeps a picture of each step. A browser that is missing fails the run: see browsers/main.ts.
import { installPackages, runPinned } from './install.mjs'

installPackages()
process.exitCode = await runPinned('browsers/main.ts', process.argv.slice(2))
