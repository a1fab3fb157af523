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
  'faults',
  'krazy-day',
  'bank',
  'bank-funds',
  'bank-years',
  'robo',
] as const
export type DrillName = (typeof drillNames)[number]

/** The defaults. Each can be set as `--acts 2000` or DRILL_ACTS=2000. */
const sizes = {
  /** Money acts, clients, and how often PostgreSQL and the server are each killed (also in writing and store). */
  acts: 50_000,
  clients: 64,
  kills: 5,
  /** People in the daily quiz, under faults, with instalments of the robo-adviser on one day, and racing for an event's last seat or the store's last piece. */
  people: 200,
  /** Races for a last seat: a round takes a second or two; use a hundred after changing how joining works. */
  seats: 20,
  /** Last pieces of the store: as many rounds. Buyers on its sale of 150 pieces; savers of the bank. */
  items: 100,
  buyers: 500,
  /** People whose savings are followed, and for how many weeks: `--savers 1000 --weeks 120` is ten years of the bank for a thousand. */
  savers: 200,
  weeks: 26,
  /** People who end a game at the same moment. */
  players: 500,
  /** People who submit a monthly quiz at once. */
  pupils: 500,
  /** Authors who write concurrently, and how often each saves a post. */
  writers: 24,
  saves: 20,
  /** Rounds of parallel refreshes, and refreshes per round. */
  rounds: 1_000,
  presenters: 20,
  /** The size of hostile inputs, in percent of the size at which they were found. */
  percent: 100,
  /** The seed of the acts; 0 takes a random one. */
  seed: 0,
}

export type Options = typeof sizes & { drills: DrillName[] }

/** Parses the command line and the environment. Throws a StartError on invalid options. */
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
