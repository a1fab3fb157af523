// `npm run bench`: installs what is missing, builds, and measures the product against its budgets; `npm run bench -- html js`
// runs some measures only; --ten-million lets growth count to ten million rows; --toy runs each through once on next to nothing. The exit code is 1 when a budget is broken; with --no-fail a figure below its aim is forgiven,
// a hard budget never.
import { installPackages, runPinned } from './install.mjs'

installPackages()
process.exitCode = await runPinned('bench/run-bench.ts', process.argv.slice(2))
