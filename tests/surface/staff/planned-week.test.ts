// An editor plans a week over five kinds of content, one of them by a file; what a second person has to see waits for them, and
// readers see each piece at its hour and not before.
import { expect, test } from 'vitest'
import { actOnContent } from '#features/content-desk/admin-contract.ts'
import { readContentCalendar } from '#features/content-desk/calendar-admin-contract.ts'
import { createEvent, type EventForm } from '#features/events/admin-contract.ts'
import { showEvent } from '#features/events/event-contract.ts'
import { planQuizDay } from '#features/quizzes/daily/admin-contract.ts'
import { readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { createRoboNews, type RoboNewsForm } from '#features/robo/news/admin-contract.ts'
import { listRoboNews } from '#features/robo/news/contract.ts'
import { createPremium, type PremiumForm } from '#features/store/premiums/admin-contract.ts'
import { showPremium } from '#features/store/premiums/contract.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { base64Of, bodyOf, openContentFiles } from '#tests/fixtures/content-files.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { aRegular } from '#tests/fixtures/quizzes.ts'
import { agreeToAll } from '#tests/support/second-person.ts'
import { openTestbed } from '#tests/support/testbed.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send, clock } = fixture
const { editor, tried, imported } = await openContentFiles(fixture)
const today = bangkokDay(clock.now)
const at = (days: number, hour: number) =>
  new Date(startOfBangkokDay(addDays(today, days)).getTime() + hour * 3_600_000)

/** Three questions of another program, in one file. */
const why = 'เพราะเงินสำรองช่วยให้ไม่ต้องกู้ยืมเมื่อมีเรื่องไม่คาดคิดเกิดขึ้นกะทันหัน'
const texts = [
  'ล้อรถเข็นหักระหว่างขายของ ควรหยิบเงินส่วนใดมาซ่อม',
  'หลังคาบ้านรั่วกลางฤดูฝน ครอบครัวจ่ายจากกองใดแล้วไม่เป็นหนี้',
  'พี่ตกงานสองเดือน ค่าข้าวของทั้งบ้านควรมาจากไหนก่อน',
]
const gift = texts.map((text, i) => `::w${i}::${text} {=เงินสำรอง ~เงินกู้นอกระบบ ~บัตรกดเงินสด ####${why}}`).join('\n\n')

async function importQuestions(): Promise<string[]> {
  const file = { name: 'week.gift.txt', base64: base64Of(gift) }
  const given = { pool: 'daily', skill: 'planning', difficulty: '1', source: 'แบบฝึกหัดของครู' }
  const body = { ...bodyOf('question', 'gift', file), given }
  const rows = await tried(body)
  expect(rows.map(({ verdict, fault }) => [verdict, fault])).toEqual(texts.map(() => ['new', null]))
  expect((await imported(body, rows)).map(({ done }) => done)).toEqual(texts.map(() => 'waits'))
  const found = await db.selectFrom('question').select('id').where('text', 'in', texts).execute()
  return found.map(({ id }) => id)
}

const note: RoboNewsForm = {
  topic: 'market',
  title: 'สัปดาห์นี้ตลาดจำลองแกว่ง',
  summary: 'ราคาขึ้นลงเป็นเรื่องปกติ',
  paragraphs: ['ถือยาวตามแผนเดิมได้'],
  article: null,
  published_at: at(2, 9).toISOString(),
}
const event: EventForm = {
  kind: 'talk',
  skill: 'saving',
  title: 'คุยเรื่องออม',
  summary: 'วงคุยจำลอง',
  description: 'ย่อหน้าเดียว',
  is_simulated: true,
  cover: 'market',
  place: 'ห้องจำลอง',
  map_url: null,
  online_url: null,
  opens_at: at(3, 12).toISOString(),
  closes_at: at(6, 12).toISOString(),
  starts_at: at(6, 13).toISOString(),
  ends_at: at(6, 15).toISOString(),
  capacity: 20,
  fee: 0,
  reward: 0,
}
const premium: PremiumForm = {
  type: 'physical',
  is_simulated: true,
  title: 'สมุดของสัปดาห์',
  summary: 'สมุดเล่มเล็ก',
  description: 'ย่อหน้าเดียว',
  image: '/art/premiums/expense-book.svg',
  gallery: [],
  price: 10_000,
  cost: null,
  per_person: null,
  on_sale_from: at(4, 18).toISOString(),
  on_sale_until: null,
  banner: null,
  voucher: null,
  charity: null,
  low_mark: null,
  how_to_use: null,
}

/** What a call of the editor made. */
async function made<R extends { json: object; status: number }>(call: Promise<R>): Promise<R['json']> {
  const { status, json } = await call
  expect([status, 'code' in json ? json.code : null]).toEqual([200, null])
  return json
}

test('each piece of a planned week is seen at its hour, and one that is withdrawn is gone at once', async () => {
  const ids = await importQuestions()
  const plan = () => send(editor, planQuizDay, { body: { day: addDays(today, 1), question_ids: ids } })
  // Nobody but a second person lets questions out, so until then no day can ask them.
  expect(await plan()).toMatchObject({ status: 422, json: { code: 'daily_set_unfit' } })
  expect(await agreeToAll(fixture)).toBe(1)
  await made(plan())
  const { id: noteId } = (await made(send(editor, createRoboNews, { body: note }))) as { id: string }
  const { id: eventId } = (await made(send(editor, createEvent, { body: event }))) as { id: string }
  const body = { form: premium, stock: 5 }
  const { id: premiumId } = (await made(send(editor, createPremium, { body }))) as { id: string }

  const { entries } = (await send(editor, readContentCalendar, { query: { weeks: '4' as never } })).json
  const planned = entries.filter(({ what, id }) => what === 'opens' && [noteId, eventId, premiumId].includes(id))
  expect(planned.map(({ kind, day }) => [kind, day]).toSorted()).toEqual(
    [
      // An event stands on its own day; who looks at its page can join from its hour on.
      ['event', addDays(today, 6)],
      ['news', addDays(today, 2)],
      ['premium', addDays(today, 4)],
    ].toSorted(),
  )

  // Somebody else each time: who has opened a day's quiz may finish it after midnight.
  const asked = async () => {
    const { questions } = (await send(await aRegular(fixture), readDailyQuiz, { query: {} })).json
    return questions.filter(({ text }) => texts.includes(text)).length
  }
  const isNoted = async () => (await send(null, listRoboNews, { query: {} })).json.items.some(({ id }) => id === noteId)
  const eventState = async () => (await send(null, showEvent, { query: { id: eventId } })).json.state
  const premiumState = async () => (await send(null, showPremium, { query: { id: premiumId } })).json.state
  const hours = [
    { hour: at(1, 0), see: asked, before: 0, after: 3 },
    { hour: at(2, 9), see: isNoted, before: false, after: true },
    { hour: at(3, 12), see: eventState, before: 'scheduled', after: 'open' },
    { hour: at(4, 18), see: premiumState, before: 'soon', after: 'on_sale' },
  ]
  for (const { hour, see, before, after } of hours) {
    clock.now = new Date(hour.getTime() - 1)
    expect([hour, await see()]).toEqual([hour, before])
    clock.now = hour
    expect([hour, await see()]).toEqual([hour, after])
  }

  // Pages that are cached keep it for five seconds more (tests/surface/nginx-cache.test.ts).
  const later = await aPerson(fixture, { roles: ['editor'] })
  const withdrawing = { act: 'withdraw' as const, items: [{ kind: 'news', id: noteId }], reason: 'ตัวเลขผิด' }
  const reply = await send(later, actOnContent, { body: withdrawing })
  expect(reply.json).toMatchObject({ results: [{ refusal: null }] })
  expect(await isNoted()).toBe(false)
})
