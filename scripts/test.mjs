// `npm test`: installs what is missing, then checks, builds and runs every test; `npm test -- word` only the tests of
// files whose path holds the word. The last line counts them, and the exit code tells whether all is well.
import { installPackages, runPinned } from './install.mjs'

installPackages()
process.exitCode = await runPinned('run-tests.mjs', process.argv.slice(2))
