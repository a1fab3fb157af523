import { sql } from 'kysely'
import type { Crossword, CrosswordProgress } from '#features/games/crossword/crossword-contract.ts'
import { makeCrosswords } from '#features/games/crossword/server/make-commands.ts'
import { findPuzzle } from '#features/games/crossword/server/queries.ts'
import { listCrosswordWords } from '#features/games/crossword/server/word-queries.ts'
import type { HangmanGame } from '#features/games/hangman/hangman-contract.ts'
import type { DecoderSet } from '#features/games/visual-decoder/decoder-contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { baseLetter, splitClusters } from '#lib/thai/answers.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import type { Drill, Fixture } from '../support/drill-fixture.ts'
import { type Ask, type Client, newClient, newTraffic } from '../support/http-client.ts'
import { printFaults, printTable, round } from '../support/report.ts'

type Player = { person: TestPerson; token: string }
type Send = (path: string, json?: unknown) => Promise<unknown>
/**
 * `lead` plays up to the last step and answers with it; `paidOf` reads the payment from its reply. In hundredths and
 * points.
 */
type Game = {
  name: string
  koin: number
  points: number
  lead: (given: { fixture: Fixture; player: Player; send: Send }) => Promise<{ path: string; json: unknown }>
  paidOf: (json: unknown) => number | undefined
}

const games: Game[] = [
  { name: 'hangman', koin: 300, points: 1, lead: leadHangman, paidOf: paidOfHangman },
  {
    name: 'visual decoder',
    koin: 500,
    points: 2,
    lead: leadDecoder,
    paidOf: (json) => (json as { set: DecoderSet }).set.result?.paid,
  },
  {
    name: 'crossword',
    koin: 400,
    points: 2,
    lead: leadCrossword,
    paidOf: (json) => (json as CrosswordProgress).result?.paid,
  },
]

/** Everyone ends a game at the same moment, from two tabs each, one game after the other: each reward is paid once. */
export const drillGames: Drill = async ({ fixture, options }) => {
  console.log(
    `\ngames: ${options.players} people end hangman, visual decoder and crossword at the same moment, twice each`,
  )
  const now = fixture.clock.now()
  await makeCrosswords(fixture.db, { words: await listCrosswordWords(fixture.db), now, ahead: { days: 1, weeks: 1 } })
  const people = await fixture.people(options.players)
  const faults = new Map<string, string[]>()
  const fault = (kind: string, what: string) => faults.set(kind, [...(faults.get(kind) ?? []), what])
  for (const game of games) await endAtOnce({ fixture, people, game, fault })
  await seeEffects({ fixture, people, fault })
  printFaults(faults)
  return faults.size === 0
}

type Fault = (kind: string, what: string) => void
type Ending = { fixture: Fixture; people: TestPerson[]; game: Game; fault: Fault }

async function endAtOnce({ fixture, people, game, fault }: Ending) {
  const before = newClient(fixture.server.port, newTraffic(), { sockets: 16 })
  const steps = await leadAll({ fixture, client: before, people, game })
  before.close()
  const traffic = newTraffic()
  const client = newClient(fixture.server.port, traffic, { sockets: 2 * people.length })
  const times: number[] = []
  const answers = await Promise.all(
    [...steps, ...steps].map(async (ask) => {
      const startedAt = performance.now()
      const { status, json } = await client.insist(ask)
      times.push(performance.now() - startedAt)
      return { status, paid: status === 200 ? game.paidOf(json) : undefined }
    }),
  )
  client.close()
  // Guessing a known letter is no error, so both tabs see the end of their word.
  for (const { status, paid } of answers) {
    if (status !== 200 && status !== 409) fault(`${game.name}: neither done nor refused`, String(status))
    if (status === 200 && paid !== game.koin) fault(`${game.name}: told another reward`, String(paid))
  }
  const told = answers.filter(({ paid }) => paid === game.koin).length
  if (told < people.length) fault(`${game.name}: told nobody what was paid`, String(people.length - told))
  if (traffic.broken + traffic.busy + traffic.failed > 0) fault(`${game.name}: no reply, 503, other 5xx`, 'see above')
  times.sort((a, b) => a - b)
  const at = (part: number) => `${round(times[Math.floor((times.length - 1) * part)]!)} ms`
  printTable(`games: ${game.name}`, [
    ['people', people.length],
    ['requests', traffic.requests],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['answers that told the reward', told],
    ['answer p50, p99, worst', `${at(0.5)}, ${at(0.99)}, ${at(1)}`],
  ])
}

type Leading = { fixture: Fixture; client: Client; people: TestPerson[]; game: Game }

/** Brings everybody to the last step, a few at a time, since only the end is measured. */
async function leadAll({ fixture, client, people, game }: Leading): Promise<Ask[]> {
  const steps: Ask[] = []
  const waiting = [...people]
  const lane = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      const token = await fixture.tokenOf(person)
      const send: Send = async (path, json) => {
        const reply = await client.insist({ method: 'POST', path, token, ...(json !== undefined && { json }) })
        if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.json)}`)
        return reply.json
      }
      steps.push({ method: 'POST', token, ...(await game.lead({ fixture, player: { person, token }, send })) })
    }
  }
  await Promise.all(Array.from({ length: 16 }, lane))
  return steps
}

type Lead = Parameters<Game['lead']>[0]

async function leadHangman({ fixture, player, send }: Lead) {
  const { game } = (await send('/v2/api/game/playHangman')) as { game: HangmanGame }
  const { word } = await fixture.db
    .selectFrom('hangman_game')
    .select('word')
    .where('user_id', '=', player.person.id)
    .where('id', '=', game.id)
    .executeTakeFirstOrThrow()
  const [last, ...others] = new Set(splitClusters(word).map((cluster) => baseLetter(cluster)!))
  const path = '/v2/api/game/answerHangman'
  for (const letter of others) await send(path, { game_id: game.id, letter })
  return { path, json: { game_id: game.id, letter: last } }
}

function paidOfHangman(json: unknown) {
  return (json as { game: HangmanGame }).game.result?.reward.paid
}

async function leadDecoder({ fixture, player, send }: Lead) {
  const set = (await send('/v2/api/game/playVisualDecoder')) as DecoderSet
  const answers = await fixture.db
    .selectFrom('decoder_picture')
    .innerJoin('riddle', 'riddle.id', 'riddle_id')
    .select(['place', 'answer'])
    .where('user_id', '=', player.person.id)
    .where('set_id', '=', set.id)
    .orderBy('place')
    .execute()
  const path = '/v2/api/game/answerVisualDecoder'
  const [last, ...others] = answers.map((one) => ({ setId: set.id, attempt: 1, ...one }))
  for (const json of others) await send(path, json)
  return { path, json: last }
}

async function leadCrossword({ fixture, send }: Lead) {
  const { kind, day } = (await send('/v2/api/game/playCrossword', { kind: 'daily' })) as Crossword
  const { solution } = (await findPuzzle(fixture.db, { kind, day }))!
  const [last, ...others] = solution.flatMap((letter, cell) => (letter ? [{ cell, letter, is_pencil: false }] : []))
  const path = '/v2/api/game/answerCrossword'
  await send(path, { kind, day, changes: others })
  return { path, json: { kind, day, changes: [last] } }
}

/** The state of everybody after all three games: each reward, point, activity and the learning day once. */
async function seeEffects({ fixture, people, fault }: { fixture: Fixture; people: TestPerson[]; fault: Fault }) {
  const wanted = {
    koin: games.reduce((sum, { koin }) => sum + koin, 0),
    points: games.reduce((sum, { points }) => sum + points, 0),
    days: 1,
    activities: games.length,
  }
  for (const { id } of people) {
    const { rows } = await sql<typeof wanted>`
      select
        (select satang::int from wallet where user_id = ${id} and currency = 'koin') as koin,
        (select coalesce(sum(points), 0)::int from skill_total where user_id = ${id}) as points,
        (select count(*)::int from learning_day where user_id = ${id}) as days,
        (select count(*)::int from activity where user_id = ${id} and kind like 'game.%.finished') as activities
    `.execute(fixture.db)
    if (JSON.stringify(rows[0]) !== JSON.stringify(wanted)) fault('effects', `${id}: ${JSON.stringify(rows[0])}`)
  }
  for (const { check, count } of await auditLedger(fixture.db)) fault('audit', `${check}: ${count}`)
}
