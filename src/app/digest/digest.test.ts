import { Logger, runOnce } from 'graphile-worker'
import { expect, inject, test } from 'vitest'
import { productJobs } from '#app/boot/jobs.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { chooseNotices, getNoticeChoices, listNotices, unsubscribe } from '#features/notifications/notice-contract.ts'
import type { Letter } from '#features/notifications/server/jobs.ts'
import { tasksOf } from '#kit/server/feature.ts'
import { koin } from '#lib/money.ts'
import { aPerson, type PersonOptions, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed, testOrigin } from '#tests/support/testbed.ts'
import { sendDigests } from './digest.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send } = fixture
/** Sunday, 10:00 in Bangkok. */
const sunday = new Date('2026-11-29T03:00:00Z')
const night = new Date('2026-11-29T15:00:00Z')
const weekMs = 7 * 86_400_000

async function aSubscriber(options: PersonOptions = {}): Promise<TestPerson> {
  const person = await aPerson(fixture, options)
  expect((await send(person, chooseNotices, { body: { group: 'digest', channel: 'mail', is_on: true } })).status).toBe(
    200,
  )
  return person
}
const earn = (userId: string, at: Date) =>
  db.transaction().execute((tx) => {
    const reason = { userId, cause: 'exam', title: 'สอบ', href: null, now: at }
    return rewardKoin(tx, { ...reason, source: 'quiz-final', amount: koin(1_250) })
  })
const toldTo = ({ id }: TestPerson) =>
  db
    .selectFrom('notice')
    .select(['facts', 'cause'])
    .where('user_id', '=', id)
    .where('kind', '=', 'digest.weekly')
    .execute()

/** Runs the jobs that are due at a moment and returns the mails that were sent. */
async function mailsAt(now: Date): Promise<Letter[]> {
  const letters: Letter[] = []
  const taskList = tasksOf(
    productJobs({
      db,
      clock: () => now,
      transport: { send: async (letter) => void letters.push(letter), isSaved: false, close: () => {} },
      storage: fixture.storage,
      keys: fixture.keys,
      origin: testOrigin,
      unsubscribeKey: fixture.keys.hmac('unsubscribe', 'key'),
      booksUrl: '',
      report: () => {},
    }),
  )
  const connectionString = inject('postgresApp') + fixture.name
  await runOnce({ connectionString, taskList, noHandleSignals: true, logger: new Logger(() => () => {}) })
  return letters
}

test('subscribers get the digest once a week however often and in parallel it runs, and others get none', async () => {
  const nok = await aSubscriber()
  const mai = await aPerson(fixture)
  await earn(nok.id, sunday)
  await Promise.all(Array.from({ length: 4 }, () => sendDigests(db, sunday)))
  await sendDigests(db, new Date(sunday.getTime() + 3_600_000))
  expect(await toldTo(nok)).toMatchObject([{ cause: 'digest:2026-11-23', facts: { koin: 1_250 } }])
  expect(await toldTo(mai)).toEqual([])
  const letters = (await mailsAt(sunday)).filter(({ kind }) => kind === 'digest.weekly')
  expect(letters.map(({ to }) => to)).toEqual([nok.email])
  expect(letters[0]!.text).toContain('ได้ 12.50 koin')
  expect(letters[0]!.unsubscribeUrl).toMatch(/\/unsubscribe\?token=digest\./)
  await sendDigests(db, new Date(sunday.getTime() + weekMs))
  expect((await toldTo(nok)).map(({ cause }) => cause)).toContain('digest:2026-11-30')
})

test('it is never sent in quiet hours', async () => {
  const nok = await aSubscriber()
  await earn(nok.id, night)
  expect(await sendDigests(db, night)).toBe(0)
  expect(await toldTo(nok)).toEqual([])
  await sendDigests(db, sunday)
  // Queued by day but run in quiet hours: it waits until morning.
  expect((await mailsAt(night)).filter(({ to }) => to === nok.email)).toEqual([])
})

test.each(['waiting', 'refused'] as const)(
  'a child whose guardian is %s gets none, one with consent does',
  async (guardian) => {
    const without = await aSubscriber({ age: 14, guardian })
    const allowed = await aSubscriber({ age: 14, guardian: 'allowed' })
    for (const { id } of [without, allowed]) await earn(id, sunday)
    await sendDigests(db, sunday)
    expect(await toldTo(without)).toEqual([])
    expect(await toldTo(allowed)).toHaveLength(1)
  },
)

test('the digest is chosen for each channel: by mail alone it is not in the list, in the list alone there is no mail', async () => {
  const [byMail, inApp, neither] = [await aSubscriber(), await aPerson(fixture), await aSubscriber()]
  const choose = (who: TestPerson, channel: 'app' | 'mail', is_on: boolean) =>
    send(who, chooseNotices, { body: { group: 'digest', channel, is_on } })
  await choose(inApp, 'app', true)
  await choose(neither, 'mail', false)
  for (const { id } of [byMail, inApp, neither]) await earn(id, sunday)
  await sendDigests(db, sunday)
  const letters = (await mailsAt(sunday)).filter(({ kind }) => kind === 'digest.weekly').map(({ to }) => to)
  const listed = async (who: TestPerson) => (await send(who, listNotices, { query: {} })).json
  const ofDigest = async (who: TestPerson) => (await listed(who)).items.filter(({ group }) => group === 'digest').length
  const seen = (who: TestPerson) => letters.includes(who.email)
  expect([seen(byMail), seen(inApp), seen(neither)]).toEqual([true, false, false])
  expect([await ofDigest(byMail), await ofDigest(inApp), await ofDigest(neither)]).toEqual([0, 1, 0])
})

test('a forged link does not end the digest', async () => {
  const nok = await aSubscriber()
  const wrong = await send(null, unsubscribe, { query: { token: `digest.${nok.id}.x` }, body: {} as never })
  expect(wrong.json.code).toBe('unsubscribe_link_wrong')
  const { items } = (await send(nok, getNoticeChoices, {})).json
  expect(items.find(({ group }) => group === 'digest')?.mail).toEqual({ is_on: true, is_fixed: false })
})

test('a person who is leaving, or opted out meanwhile, gets none', async () => {
  const nok = await aSubscriber()
  const mai = await aSubscriber()
  for (const { id } of [nok, mai]) await earn(id, sunday)
  await send(mai, chooseNotices, { body: { group: 'digest', channel: 'mail', is_on: false } })
  const leaving = { user_id: nok.id, asked_at: sunday, erase_at: night, restore_hash: 'x' }
  await db.insertInto('leaving').values(leaving).execute()
  await sendDigests(db, sunday)
  expect([await toldTo(nok), await toldTo(mai)]).toEqual([[], []])
})
