// Measures the quality of the search for videos and events, and their order.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importEvents, readEventFile } from '#features/events/server/seed.ts'
import { importVideos, readVideos } from '#features/videos/server/seed.ts'
import { anEvent } from '#tests/fixtures/events.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { indexWaitingThings } from './commands.ts'
import { findThings } from './queries.ts'

const { db, clock } = await openFeatureFixture()
const content = new URL('../../../../content/', import.meta.url)
const videos = await readVideos(new URL('videos/', content))
const events = await readEventFile(new URL('events.json', content))
await db.transaction().execute(async (tx) => {
  await importVideos(tx, videos, clock.now)
  await importEvents(tx, events, clock.now)
})
await indexWaitingThings(db)

/** The keys of the results; an event's without its date. */
async function find(typed: string) {
  const found = await findThings(db, typed, clock.now, {})
  const rows = [
    ...(await db.selectFrom('video').select(['id', 'key']).execute()),
    ...(await db.selectFrom('event').select(['id', 'key']).execute()),
  ]
  const keyOf = new Map(rows.map(({ id, key }) => [id, key?.split(':')[0] ?? id]))
  const keys = (ids: string[]) => ids.map((id) => keyOf.get(id)!)
  return { videos: keys(found.videos), events: keys(found.events), corrected: found.corrected }
}

type Row = { typed: string; want: string[]; also?: string[] }
/** `want` must be found; `also` is acceptable. Videos and events share no keys. */
const table: Row[] = [
  { typed: 'ทบต้น', want: ['compound-grows', 'compound-reading-club'] },
  {
    typed: 'ดอกเบี้ย',
    want: ['compound-grows', 'inflation-basket', 'compound-reading-club', 'four-savers-everyday', 'world-numbers-rate'],
  },
  { typed: 'compound interest', want: ['compound-grows', 'compound-reading-club'] },
  { typed: 'มิจฉาชีพ', want: ['scam-apart', 'scam-spotters'] },
  { typed: 'ข้อความหลอก', want: ['scam-apart', 'scam-spotters'] },
  { typed: 'scam', want: ['scam-apart', 'scam-spotters'] },
  { typed: 'โดนโกง', want: ['scam-spotters'], also: ['scam-apart'] },
  { typed: 'OTP', want: ['scam-apart'] },
  { typed: 'SMS แนบลิงก์', want: ['scam-apart'], also: ['scam-spotters'] },
  { typed: 'เงินเฟ้อ', want: ['inflation-basket'] },
  { typed: 'inflation', want: ['inflation-basket'] },
  { typed: 'เงินเฟอ', want: ['inflation-basket'] },
  { typed: 'กฎ 72', want: ['compound-grows'] },
  { typed: 'แบ่งเงิน', want: ['budget-jars', 'first-budget-lab'] },
  { typed: 'เสียงปลอม', want: ['voice-callback', 'screen-money-fake-voice'] },
  { typed: 'มอเตอร์ไซค์', want: ['motorbike-month', 'first-ride-price'] },
  { typed: 'ค่าธรรมเนียม', want: ['fund-fee-years'] },
  { typed: 'แบบทดสอบ', want: ['quiz-asks-much'] },
  { typed: 'คุ้มครองเงินฝาก', want: ['deposit-umbrella'] },
  { typed: 'งบประมาณ', want: ['first-budget-lab'], also: ['market-stall-day'] },
  { typed: 'budget', want: ['first-budget-lab'], also: ['market-stall-day'] },
  {
    typed: 'ออมเงิน',
    want: ['budget-jars', 'saving-sprint'],
    also: ['compound-grows', 'goal-poster-workshop', 'four-savers-prize'],
  },
  {
    typed: 'เก็บเงิน',
    want: ['budget-jars', 'saving-sprint'],
    also: [
      'compound-grows',
      'goal-poster-workshop',
      'first-budget-lab',
      'four-savers-locked',
      'four-savers-coop',
      'four-savers-prize',
    ],
  },
  { typed: 'กองทุนรวม', want: ['fund-basics-night'] },
  { typed: 'mutual fund', want: ['fund-basics-night'] },
  { typed: 'กระจายความเสี่ยง', want: ['risk-kite-day'], also: ['three-stalls'] },
  { typed: 'ผ่อน 0%', want: ['borrowing-costs-lab'], also: ['same-start-debt'] },
  { typed: 'พาร์ทไทม์', want: ['part-time-pay-talk'] },
  { typed: 'ร้านออนไลน์', want: ['online-shop-clinic'] },
  { typed: 'ต้นทุน', want: ['online-shop-clinic', 'market-stall-day'] },
  { typed: 'ตั้งเป้าหมาย', want: ['goal-poster-workshop'], also: ['saving-sprint'] },
  { typed: 'เงินฉุกเฉิน', want: ['emergency-fund-game'], also: ['flat-tyre-twice'] },
  { typed: 'คุยกับพ่อแม่เรื่องเงิน', want: ['money-talk-at-home'], also: ['scam-spotters', 'part-time-pay-talk'] },
  { typed: 'รักษ์โลก', want: ['green-fortnight'], also: ['swap-and-repair'] },
  { typed: 'ซ่อมของ', want: ['swap-and-repair'] },
  { typed: 'ค่าสมาชิก', want: ['quiet-charges'] },
  { typed: 'กาชา', want: ['gacha-limit'] },
  { typed: 'จ่ายขั้นต่ำ', want: ['same-start-debt'] },
  { typed: 'ประกันสังคม', want: ['pay-slip-belt'] },
  { typed: 'ยางแตก', want: ['flat-tyre-twice'] },
  { typed: 'ไดโนเสาร์', want: [] },
  { typed: 'blockchain', want: [] },
]

test('searches for videos and events have a recall of 95 % and a precision of 90 %', async () => {
  let hits = 0
  let wanted = 0
  const precisions: number[] = []
  for (const { typed, want, also = [] } of table) {
    const result = await find(typed)
    const found = [...result.videos, ...result.events]
    const missing = want.filter((key) => !found.includes(key))
    const wrong = found.filter((key) => !want.includes(key) && !also.includes(key))
    hits += want.length - missing.length
    wanted += want.length
    precisions.push(found.length === 0 ? 1 : 1 - wrong.length / found.length)
    if (missing.length || wrong.length)
      console.log(`${typed}: missing ${missing.join(' ') || '–'}; wrong ${wrong.join(' ') || '–'}`)
  }
  const recall = hits / wanted
  const precision = precisions.reduce((sum, one) => sum + one, 0) / precisions.length
  const percent = (figure: number) => `${(figure * 100).toFixed(1)} %`
  console.log(`videos and events, ${table.length} searches: recall ${percent(recall)}, precision ${percent(precision)}`)
  expect(recall).toBeGreaterThanOrEqual(0.95)
  expect(precision).toBeGreaterThanOrEqual(0.9)
})

test('every title finds its own video or event first', async () => {
  for (const { content: video } of videos) expect((await find(video.title)).videos[0], video.title).toBe(video.key)
  for (const { key, title } of events) expect((await find(title)).events[0], title).toBe(key)
})

test('a corrected keyword is reported, and a keyword without a word finds nothing', async () => {
  expect((await find('เงินเฟอ')).corrected).toBe('เงินเฟ้อ')
  expect(await find('?!')).toEqual({ videos: [], events: [], corrected: null })
  expect(await find("' & | ! \\ :*")).toEqual({ videos: [], events: [], corrected: null })
})

test('upcoming events rank before past ones, and of one title the next event is returned', async () => {
  const fixture = { db, clock }
  const named = async (title: string, startsIn: number) => {
    const id = await anEvent(fixture, { startsIn, opensIn: startsIn - 48 })
    await db.updateTable('event').set({ title, updated_at: clock.now }).where('id', '=', id).execute()
    return id
  }
  const over = await named('นิทานหมีขั้วโลก|ชัดมาก', -100)
  await named('นิทานหมีขั้วโลก|อีกเรื่อง', -400)
  const last = await named('นิทานหมีขั้วโลก|อีกเรื่อง', -300)
  await named('เล่านิทาน|หมีขั้วโลก', 300)
  const next = await named('เล่านิทาน|หมีขั้วโลก', 30)
  await named('เล่านิทาน|หมีขั้วโลก', -30)
  const calledOff = await named('นิทานหมีขั้วโลก', 20)
  await db
    .updateTable('event')
    .set({ called_off_at: clock.now, called_off_reason: 'ฝนตก' })
    .where('id', '=', calledOff)
    .execute()
  await indexWaitingThings(db)
  expect((await findThings(db, 'นิทานหมีขั้วโลก', clock.now, {})).events).toEqual([next, calledOff, over, last])
})

test('a changed text is indexed again, an unpublished video is not found, and a second run has nothing to do', async () => {
  expect(await indexWaitingThings(db)).toBe(0)
  const key = 'budget-jars'
  await db
    .updateTable('video')
    .set({ title: 'จระเข้นับเหรียญ', updated_at: new Date(clock.now.getTime() + 1) })
    .where('key', '=', key)
    .execute()
  // Timestamps written by the database have microseconds.
  await sql`update event set updated_at = updated_at + interval '3 microseconds' where key is not null`.execute(db)
  expect(await indexWaitingThings(db)).toBe(1)
  expect((await find('จระเข้')).videos).toEqual([key])
  await db.updateTable('video').set({ status: 'unpublished' }).where('key', '=', key).execute()
  expect((await find('จระเข้')).videos).toEqual([])
})
