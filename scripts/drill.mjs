// `npm run drill`: crash and race drills on a PostgreSQL of their own; `npm run drill -- money` runs one of them
// (money, quiz, exams, catch-me, games, sessions, events, store, krazy-day, writing, hostile, faults), `--acts 2000` a smaller one, `events
// --seats 100` a longer one. All options: scripts/drill/options.ts.
import { installPackages, runPinned } from './install.mjs'

installPackages()
process.exitCode = await runPinned('drill/main.ts', process.argv.slice(2))
