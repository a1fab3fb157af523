import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import type { ExamDesk, ExamSaved } from '#features/quizzes/exams/exam-contract.ts'
import { addExamQuestions, newExamSolver } from '#tests/fixtures/exams.ts'
import type { TestPerson } from '#tests/fixtures/people.ts'
import type { Drill, Fixture } from '../support/drill-fixture.ts'
import { type Client, newClient, newTraffic } from '../support/http-client.ts'
import { printFaults, printTable, round } from '../support/report.ts'

/** The reward of a quiz with all answers right, in hundredths. */
const highPay = 7_500

type Pupil = { person: TestPerson; token: string; answers: unknown }

/** Everyone submits an answered monthly quiz at the same moment, with two clicks: each is paid once. */
export const drillExams: Drill = async ({ fixture, options }) => {
  console.log(`\nexams: ${options.pupils} people hand in at once, each twice`)
  await addExamQuestions(fixture.db, { exam: 100, money: 0 }, new Date())
  const people = await fixture.people(options.pupils)
  const traffic = newTraffic()
  const client = newClient(fixture.server.port, traffic, { sockets: 2 * options.pupils })
  const pupils = await beginAll(fixture, client, people)
  const startedAt = performance.now()
  const replies = await Promise.all(pupils.flatMap((pupil) => [handIn(client, pupil), handIn(client, pupil)]))
  const seconds = (performance.now() - startedAt) / 1000
  client.close()
  const faults = await findFaults(fixture, people, replies)
  const times = replies.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (part: number) => round(times[Math.min(times.length - 1, Math.floor(times.length * part))]!)
  printTable('exams', [
    ['people', people.length],
    ['hand-ins', replies.length],
    ['  no reply, 503, other 5xx', `${traffic.broken}, ${traffic.busy}, ${traffic.failed}`],
    ['seconds', round(seconds)],
    ['  of a hand-in, ms: p50, p99, longest', `${at(0.5)}, ${at(0.99)}, ${at(1)}`],
    ['paid', replies.filter(({ paid }) => paid === highPay).length],
  ])
  printFaults(faults)
  return faults.size === 0
}

/** A few at a time, since only the end is measured. */
async function beginAll(fixture: Fixture, client: Client, people: TestPerson[]): Promise<Pupil[]> {
  const solve = await newExamSolver(fixture.db)
  const pupils: Pupil[] = []
  const waiting = [...people]
  const lane = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      const token = await fixture.tokenOf(person)
      const { json } = await client.insist({ method: 'POST', path: '/v2/api/quiz/startMonthly', token, json: {} })
      const { id, questions } = (json as ExamDesk).attempt!
      const answers = questions.map((question) => ({ position: question.position, answer: solve(question) }))
      pupils.push({ person, token, answers: { attempt: id, answers, is_finished: true } })
    }
  }
  await Promise.all(Array.from({ length: 16 }, lane))
  return pupils
}

async function handIn(client: Client, { person, token, answers }: Pupil) {
  const startedAt = performance.now()
  const ask = { method: 'POST', path: '/v2/api/quiz/answerMonthly', token, json: answers } as const
  const { status, json } = await client.insist(ask)
  const code = status === 200 ? null : (json as { code: string }).code
  const paid = status === 200 ? ((json as ExamSaved).result?.paid ?? 0) : 0
  return { userId: person.id, ms: performance.now() - startedAt, status, code, paid }
}

type Reply = Awaited<ReturnType<typeof handIn>>

async function findFaults(fixture: Fixture, people: TestPerson[], replies: Reply[]): Promise<Map<string, string[]>> {
  const faults = new Map<string, string[]>()
  const strange = replies.filter(({ status, code }) => status !== 200 && code !== 'exam_closed')
  if (strange.length)
    faults.set(
      'other replies',
      strange.map(({ userId, code }) => `${userId}: ${code}`),
    )
  const unpaid: string[] = []
  for (const { id } of people) {
    const balance = await readBalance(fixture.db, id)
    if (balance !== highPay) unpaid.push(`${id}: ${balance}`)
  }
  if (unpaid.length) faults.set('paid otherwise than once', unpaid)
  const books = await auditLedger(fixture.db)
  if (books.length)
    faults.set(
      'books',
      books.map(({ check, count }) => `${check}: ${count}`),
    )
  return faults
}
