import { isDeepStrictEqual } from 'node:util'
import type { DailyQuiz } from '#features/quizzes/daily/contract.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import type { Drill, Fixture } from '../support/drill-fixture.ts'
import { type Answer, type Client, newClient, newTraffic } from '../support/http-client.ts'
import { printFaults, printTable, round } from '../support/report.ts'
import { type Effects, findQuizFaults } from './quiz-check.ts'
import { newSolver, type Solver } from './quiz-solver.ts'

/** Kinds of double clicks: without a key, both with one key, or as from two tabs with a key each. */
const manners = ['no key', 'one key', 'two keys'] as const
type Manner = (typeof manners)[number]

type Pupil = { person: TestPerson; manner: Manner; rights: number }

/**
 * Everyone opens today's quiz at the same moment and sends every request twice in parallel; each effect must exist
 * once.
 */
export const drillQuiz: Drill = async ({ fixture, options }) => {
  console.log(`\nquiz: ${options.people} people, every request twice at once`)
  const people = await fixture.people(options.people)
  const pupils = people.map((person, i) => ({ person, manner: manners[i % 3]!, rights: Math.floor(i / 3) % 4 }))
  const traffic = newTraffic()
  const client = newClient(fixture.server.port, traffic, { sockets: 2 * options.people })
  const solve = await newSolver(fixture.db)
  const startedAt = performance.now()
  const effects = await Promise.all(pupils.map((pupil) => takeQuiz({ fixture, client, solve }, pupil)))
  const seconds = (performance.now() - startedAt) / 1000
  client.close()
  const { counts, faults } = await findQuizFaults(fixture.db, effects)
  const contradictions = effects.flatMap(({ contradictions }) => contradictions)
  if (contradictions.length) faults.set('contradicting answers', contradictions)

  printTable('quiz', [
    ['people', people.length],
    ['requests', traffic.requests],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['seconds', round(seconds)],
    ...counts,
    ['contradicting answers', contradictions.length],
  ])
  for (const [text, count] of fixture.server.complaints)
    console.log(`  unexplained in the server's log, ${count}×: ${text}`)
  printFaults(faults)
  return faults.size === 0
}

type Room = { fixture: Fixture; client: Client; solve: Solver }

/** One person's whole quiz with every request sent twice. */
async function takeQuiz({ fixture, client, solve }: Room, { person, manner, rights }: Pupil): Promise<Effects> {
  const token = await fixture.tokenOf(person)
  const contradictions: string[] = []
  const open = () => client.insist({ method: 'GET', path: '/v2/api/quiz/daily', token })
  const [one, two] = await Promise.all([open(), open()])
  if (one.status !== 200 || !isDeepStrictEqual(one.json, two.json)) contradictions.push(`${person.id}: two quizzes`)
  const { day, questions } = one.json as DailyQuiz
  for (const question of questions) {
    const { position } = question
    const json = { day, position, answer: solve(question, position <= rights) }
    const clicks = await Promise.all(
      [1, 2].map((click) => {
        const key = manner === 'no key' ? null : `${position}-${manner === 'one key' ? 1 : click}`
        return client.insist({ method: 'POST', path: '/v2/api/quiz/answerDaily', token, key, json })
      }),
    )
    const fault = judgeClicks(manner, clicks)
    if (fault) contradictions.push(`${person.id}, ${manner}, answer ${position}: ${fault}`)
  }
  const rightSkills = questions.filter(({ position }) => position <= rights).map(({ skill }) => skill)
  return { userId: person.id, day, rights, rightSkills, contradictions }
}

/** With one key both get the same reply; otherwise one succeeds and the other gets already_answered. */
function judgeClicks(manner: Manner, clicks: Answer[]): string | null {
  const told = clicks.map(({ status, json }) =>
    status === 200 ? '200' : `${status} ${(json as { code: string }).code}`,
  )
  if (manner === 'one key')
    return isDeepStrictEqual(clicks[0]!.json, clicks[1]!.json) && told[0] === '200' ? null : told.join(' and ')
  const isKnown = told.every((one) => one === '200' || one === '409 already_answered')
  const done = told.filter((one) => one === '200').length
  // After an attempt without a reply both may get already_answered.
  const isEnough = done === 1 || (done === 0 && clicks.some(({ isFirst }) => !isFirst))
  return isKnown && isEnough ? null : told.join(' and ')
}
