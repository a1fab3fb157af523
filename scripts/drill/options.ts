import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { StartError } from '#db/start-error.ts'

export const drillNames = [
  'quiz',
  'exams',
  'catch-me',
  'games',
  'events',
  'store',
  'writing',
  'sessions',
  'money',
  'hostile',
] as const
export type DrillName = (typeof drillNames)[number]

/** What is asked for by default. Each can be given as `--acts 2000` or as DRILL_ACTS=2000. */
const sizes = {
  /** Money acts, the clients who send them, and how often each of PostgreSQL and the server is killed meanwhile (writing and store too). */
  acts: 50_000,
  clients: 64,
  kills: 5,
  /** People of the daily quiz, on the last seat of an event and on the last piece of the store. */
  people: 200,
  /** Last seats: a round takes a second or two, and a hundred are for whoever has changed joining. */
  seats: 20,
  /** Last pieces of the store: as many rounds. Buyers on its sale of 150 pieces. */
  items: 100,
  buyers: 500,
  /** People who end a game at the same moment. */
  players: 500,
  /** People who hand in a monthly quiz at once. */
  pupils: 500,
  /** Authors who write at once, and how often each saves a post. */
  writers: 24,
  saves: 20,
  /** Rounds of parallel refreshes, and how many refreshes a round has. */
  rounds: 1_000,
  presenters: 20,
  /** How large hostile inputs are, in percent of what was sent when they were found. */
  percent: 100,
  /** Decides what the acts are; 0 takes one at random. */
  seed: 0,
}

export type Options = typeof sizes & { drills: DrillName[] }

/** Reads the command line and the environment; throws a StartError for what cannot be. */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options {
  const names = Object.keys(sizes) as (keyof typeof sizes)[]
  const { values, positionals } = parse(args, names)
  const numbers = Object.fromEntries(
    names.map((name) => [name, readSize(name, values[name] ?? env[`DRILL_${name.toUpperCase()}`])]),
  ) as typeof sizes
  const unknown = positionals.find((name) => !drillNames.some((known) => known === name))
  if (unknown) throw new StartError(`there is no drill "${unknown}": ${drillNames.join(', ')}`)
  const drills = drillNames.filter((name) => positionals.length === 0 || positionals.includes(name))
  return { ...numbers, seed: numbers.seed || randomInt(1, 1_000_000), drills }
}

function parse(args: string[], names: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    })
  } catch (error) {
    throw new StartError((error as Error).message)
  }
}

function readSize(name: keyof typeof sizes, given: unknown): number {
  const size = given === undefined || given === '' ? sizes[name] : Number(given)
  if (!Number.isSafeInteger(size) || size < 0) throw new StartError(`--${name} is a whole number`)
  return size
}
