// `npm test`: installs missing packages, then checks, builds and runs every test; `npm test -- word` runs only tests in
// files whose path contains the word. `npm run test:drills` runs every drill and bench at a toy size. The last line has the counts, and the exit code tells whether all passed.
import { installPackages, runPinned } from './install.mjs'

installPackages()
process.exitCode = await runPinned('run-tests.mjs', process.argv.slice(2))
