import { expect, test } from 'vitest'
import { chooseNotices, listNotices } from '#features/notifications/notice-contract.ts'
import { pushText } from '#features/notifications/web/push-text.ts'
import { answerDailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { aPerson, freshToken, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { remindOfDay } from './reminders.ts'
import { dayFeature } from './routes.ts'

const fixture = await openTestbed({ hasContent: true })
const { clock, db, send } = fixture
const evening = new Date('2026-11-21T10:30:00Z')
const night = new Date('2026-11-21T15:00:00Z')

test('the hour that a person reads when they choose it is the hour of the job', () => {
  const job = dayFeature.jobs({ db, clock: () => clock.now })['remind-of-day']!
  const [minute, hour] = 'cron' in job ? job.cron.split(' ').map(Number) : []
  expect(pushText.dayLead).toContain(`${hour! + 7}:${minute} น.`)
})

const waitingOf = ({ id }: TestPerson) =>
  db.selectFrom('notice').select(['kind', 'is_shown']).where('user_id', '=', id).execute()

async function whoChose(channel: 'app' | 'push'): Promise<TestPerson> {
  const person = await aPerson(fixture)
  await send(person, chooseNotices, { body: { group: 'day', channel, is_on: true } })
  return person
}

/** Any answer that fits the kind. */
function some(question: QuizQuestion): QuizAnswer {
  if (question.kind === 'choice') return { kind: 'choice', choice: 0 }
  if (question.kind === 'numeric') return { kind: 'numeric', value: '1' }
  return { kind: 'ordering', order: question.items.map((_, i) => i) }
}

test('a person who chose it and has not begun the day is reminded once, whatever runs at the same time', async () => {
  const [byPush, onPages, nobody, busy] = [
    await whoChose('push'),
    await whoChose('app'),
    await aPerson(fixture),
    await whoChose('push'),
  ]
  const { day, questions } = (await send(busy, readDailyQuiz, { query: {} })).json
  for (const question of questions)
    await send(busy, answerDailyQuiz, { body: { day, position: question.position, answer: some(question) } })
  await Promise.all([remindOfDay(db, evening), remindOfDay(db, evening)])
  await remindOfDay(db, evening)
  expect(await waitingOf(byPush)).toEqual([{ kind: 'day.waiting', is_shown: false }])
  expect(await waitingOf(onPages)).toEqual([{ kind: 'day.waiting', is_shown: true }])
  expect([await waitingOf(nobody), (await waitingOf(busy)).filter(({ kind }) => kind === 'day.waiting')]).toEqual([
    [],
    [],
  ])
  clock.now = evening
  const shown = await send({ token: await freshToken(fixture, onPages) }, listNotices, { query: {} })
  expect(shown.json.items.map(({ href }) => href)).toEqual(['/day'])
})

test('a run that comes late, in quiet hours, leaves the day out', async () => {
  const person = await whoChose('push')
  expect(await remindOfDay(db, night)).toBe(0)
  expect(await waitingOf(person)).toEqual([])
})
