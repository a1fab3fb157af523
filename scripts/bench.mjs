// `npm run bench`: installs missing packages, builds, and measures the product against its budgets. `npm run bench --
// html js` runs some measures only; --ten-million makes growth use ten million rows; --toy runs each measure once at a
// minimal size. The exit code is 1 when a budget is not held; a missed aim is only printed.
import { installPackages, runPinned } from './install.mjs'

installPackages()
process.exitCode = await runPinned('bench/run-bench.ts', process.argv.slice(2))
