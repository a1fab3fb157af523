import { beforeEach, expect, test } from 'vitest'
import { openWallets } from '#features/koin/server/commands.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { readSkills } from '#features/koin/server/skill-queries.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { countVideoView, listVideos, showVideo } from '../video-contract.ts'
import { likeVideo, readMyVideo, unlikeVideo, watchVideo } from '../watch-contract.ts'
import { hasForeignVideo } from './queries.ts'
import { videoRoutes } from './routes.ts'
import { importVideos, readVideos } from './seed.ts'

const { db, clock, send } = await openFeatureFixture((parts) => videoRoutes({ ...parts, salt: 'salt' }))
const start = clock.now
const videos = await readVideos(new URL('../../../../content/videos/', import.meta.url))
const run = (list = videos, now = clock.now) => db.transaction().execute((tx) => importVideos(tx, list, now))
await run()

const id = 'compound-grows'
const seconds = videos.find(({ content }) => content.key === id)!.content.seconds
const keys = ['compound-grows', 'budget-jars', 'scam-apart', 'inflation-basket']

type Person = { id: string }
async function aViewer(): Promise<Person> {
  const userId = crypto.randomUUID()
  await db.transaction().execute((tx) => openWallets(tx, { userId, now: start }))
  return { id: userId }
}
const pass = (passed: number) => {
  clock.now = new Date(clock.now.getTime() + passed * 1000)
}
const beat = (who: Person, from: number, to: number, video = id) =>
  send(who, watchVideo, { body: { id: video, from, to } })
const balance = (who: Person) => readBalance(db, who.id)
/** Copies have the length of the one video. */
const longOf = (key: string) => videos.find(({ content }) => content.key === key)?.content.seconds ?? seconds

/** Watches a video to its end, ten seconds per heartbeat; returns the last reply. */
async function watch(who: Person, key = id) {
  let last = await beat(who, 0, 0, key)
  for (let from = 0; from < longOf(key); from += 10) {
    const to = Math.min(longOf(key), from + 10)
    pass(to - from)
    last = await beat(who, from, to, key)
  }
  return last.json
}

/** The same video under other keys, for tests with more videos than we have. */
async function addCopies(count: number): Promise<string[]> {
  const [one] = videos.filter(({ content }) => content.key === id)
  const copies = Array.from({ length: count }, (_, i) => ({
    ...one!,
    content: { ...one!.content, key: `copy-${i}`, series: undefined as never },
  }))
  await run(copies)
  return copies.map(({ content }) => content.key)
}

beforeEach(() => {
  clock.now = start
})

test('the list is newest first, in pages, by category and by series in its order', async () => {
  const { json } = await send(null, listVideos, { query: {} })
  expect(json).toMatchObject({ total: videos.length, page: 1, pages: Math.ceil(videos.length / 12) })
  const days = json.items.map(({ published_at }) => published_at)
  expect(days).toEqual(days.toSorted().reverse())
  const saving = await send(null, listVideos, { query: { category: 'saving', limit: 50 } })
  expect(new Set(saving.json.items.map(({ category }) => category))).toEqual(new Set(['saving']))
  const series = await send(null, listVideos, { query: { series: json.series[0]!.key, limit: 50 } })
  const orders = series.json.items.map((video) => video.series!.order)
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  expect(orders).toHaveLength(videos.filter(({ content }) => content.series?.key === json.series[0]!.key).length)
  expect((await send(null, listVideos, { query: { category: 'nothing' as never } })).status).toBe(422)
})

test('a video has its captions, chapters, files and successor', async () => {
  const { json } = await send(null, showVideo, { query: { id } })
  expect(json).toMatchObject({
    seconds,
    category: 'saving',
    has_sound: true,
    reward: { koin: 100, points: 1, quota: 3 },
  })
  expect(json.source).toMatchObject({
    kind: 'file',
    type: 'video/mp4',
    width: 960,
    height: 540,
    tall: {
      src: expect.stringMatching(/^\/media\/video\/compound-grows\.tall-[0-9a-f]{16}\.mp4$/),
      poster: expect.stringMatching(/^\/media\/video\/compound-grows\.tall-[0-9a-f]{16}\.webp$/),
      width: 540,
      height: 960,
    },
  })
  const { source } = videos.find(({ content }) => content.key === id)!
  // The larger of the two files, so that nobody loads more than the page says.
  expect(json.bytes).toBe(source.kind === 'file' && Math.max(source.bytes, source.tall!.bytes))
  expect(json.chapters.length).toBeGreaterThanOrEqual(3)
  expect(json.cues[0]!.text).toMatch(/[ก-๙]/)
  expect(json.next?.series?.order).toBe(2)
  expect(json.others.every((other) => other.id !== json.id && other.id !== json.next?.id)).toBe(true)
  expect((await send(null, showVideo, { query: { id: json.id } })).json.id).toBe(json.id)
  expect((await send(null, showVideo, { query: { id: 'nothing' } })).json.code).toBe('video_not_found')
})

test('an unpublished video is found nowhere', async () => {
  const hidden = 'budget-jars'
  await db.updateTable('video').set({ status: 'unpublished' }).where('key', '=', hidden).execute()
  const who = await aViewer()
  const { json } = await send(null, listVideos, { query: {} })
  expect(json.total).toBe(videos.length - 1)
  const query = { id: hidden }
  const answers = await Promise.all([
    send(null, showVideo, { query }),
    send(null, countVideoView, { query, body: {} }),
    send(who, likeVideo, { query, body: {} }),
    send(who, readMyVideo, { query }),
    beat(who, 0, 0, hidden),
  ])
  expect(answers.map(({ json: { code } }) => code)).toEqual(answers.map(() => 'video_not_found'))
  await db.updateTable('video').set({ status: 'published' }).where('key', '=', hidden).execute()
})

test('a view counts once a day, for a person and a visitor, also in parallel', async () => {
  const who = await aViewer()
  const view = (viewer: Person | null, from = {}) => send(viewer, countVideoView, { query: { id }, body: {} }, from)
  const before = (await send(null, showVideo, { query: { id } })).json.view_count
  await Promise.all([view(who), view(who), view(who), view(null), view(null)])
  const count = async () => (await send(null, showVideo, { query: { id } })).json.view_count
  expect(await count()).toBe(before + 2)
  await view(null, { remoteAddress: '203.0.113.9' })
  expect(await count()).toBe(before + 3)
  pass(24 * 3600)
  await Promise.all([view(who), view(null)])
  expect(await count()).toBe(before + 5)
})

test('a like counts once and can be removed, also in parallel', async () => {
  const who = await aViewer()
  const before = (await send(null, showVideo, { query: { id } })).json.like_count
  const like = () => send(who, likeVideo, { query: { id }, body: {} })
  const replies = await Promise.all([like(), like(), like()])
  expect(replies.map(({ json }) => json)).toContainEqual({ is_liked: true, like_count: before + 1 })
  expect((await send(who, readMyVideo, { query: { id } })).json).toMatchObject({
    is_liked: true,
    like_count: before + 1,
  })
  const unlike = () => send(who, unlikeVideo, { query: {}, body: { id } })
  await Promise.all([unlike(), unlike()])
  expect((await send(who, readMyVideo, { query: { id } })).json).toMatchObject({ is_liked: false, like_count: before })
  const differing = await send(who, likeVideo, { query: { id }, body: { id: 'scam-apart' } })
  expect([differing.status, differing.json.code]).toEqual([422, 'invalid_input'])
})

test('a video watched to its end pays once: koin, a skill point, an activity', async () => {
  const who = await aViewer()
  const told = await watch(who)
  expect(told.reward).toEqual({ asked: 100, paid: 100, is_capped: false, skill: 'saving', points: 1 })
  expect(await balance(who)).toBe(100)
  expect((await readSkills(db, who.id)).points.saving).toBe(1)
  await watch(who)
  expect(await balance(who)).toBe(100)
  const rows = await db.selectFrom('activity').select(['kind', 'facts']).where('user_id', '=', who.id).execute()
  expect(rows).toEqual([{ kind: 'video.watched', facts: { category: 'saving', isPaid: true } }])
  // Watching a video makes no learning day.
  expect(await db.selectFrom('learning_day').select('day').where('user_id', '=', who.id).execute()).toEqual([])
})

test('it pays at ninety per cent and not a heartbeat sooner; the position is stored', async () => {
  const who = await aViewer()
  await beat(who, 0, 0)
  const needed = seconds * 0.9
  const short = Math.round(needed * 10 - 1) / 10
  // Whole heartbeats of ten seconds, and the rest.
  const whole = Math.floor(short / 10) * 10
  for (let from = 0; from < whole; from += 10) {
    pass(10)
    expect((await beat(who, from, from + 10)).json.reward).toBeNull()
  }
  pass(short - whole)
  const almost = await beat(who, whole, short)
  expect(almost.json).toMatchObject({ reward: null, needed, position: short })
  expect((await send(who, readMyVideo, { query: { id } })).json.position).toBe(short)
  pass(0.1)
  expect(almost.json.gained).toBeNull()
  const paying = (await beat(who, short, needed)).json
  expect(paying.reward).toMatchObject({ paid: 100 })
  // Once, what the reward moment says: the purse after it, and the skill before and after.
  expect(paying.gained).toEqual({ balance: 100, skills: [{ skill: 'saving', points: 1, before: 0, after: 1 }] })
  expect((await beat(who, needed, needed)).json).toMatchObject({ reward: { paid: 100 }, gained: null })
})

test('claiming the whole video at once, or playing faster than the clock, pays nothing', async () => {
  const who = await aViewer()
  await beat(who, 0, 0)
  for (let i = 0; i < 20; i++) await beat(who, 0, seconds)
  pass(5)
  const { json } = await beat(who, 0, seconds)
  expect(json).toMatchObject({ reward: null, watched: 5, seen: 10 })
  expect((await beat(who, 0, 99_999)).status).toBe(422)
  expect((await beat(who, -1, 5)).status).toBe(422)
})

test('two tabs, a repeated end and a retry pay once', async () => {
  const who = await aViewer()
  await beat(who, 0, 0)
  const last = Math.floor(seconds / 10) * 10
  for (let from = 0; from < last; from += 10) {
    pass(10)
    // The same part from both tabs at the same time.
    await Promise.all([beat(who, from, from + 10), beat(who, from, from + 10)])
  }
  pass(seconds - last)
  const ends = await Promise.all(Array.from({ length: 6 }, () => beat(who, last, seconds)))
  expect(ends.every(({ status }) => status === 200)).toBe(true)
  expect(ends.map(({ json }) => json.reward?.paid)).toContain(100)
  expect(await balance(who)).toBe(100)
})

test('two videos in two tabs share one clock', async () => {
  const who = await aViewer()
  const [one, other] = ['scam-apart', 'compound-grows']
  await beat(who, 0, 0, one)
  await beat(who, 0, 0, other)
  for (const [from, to] of [
    [0, 10],
    [10, 20],
    [20, 30],
    [30, 40],
    [40, 46],
  ] as const) {
    pass(to - from)
    await Promise.all([beat(who, from, to, one), beat(who, from, to, other)])
  }
  const mine = await Promise.all([one, other].map((video) => send(who, readMyVideo, { query: { id: video } })))
  expect(mine[0]!.json.watched + mine[1]!.json.watched).toBeLessThanOrEqual(46)
  // Forty-six seconds may be enough for one of the two, if it came first each time, and never for both.
  expect([0, 100]).toContain(await balance(who))
})

test('three videos a day pay; a fourth is recorded and pays on another day when it is watched again', async () => {
  const copies = await addCopies(4)
  const who = await aViewer()
  for (const key of copies.slice(0, 3)) expect((await watch(who, key)).reward).toMatchObject({ paid: 100 })
  const fourth = copies[3]!
  const unpaid = await watch(who, fourth)
  expect(unpaid).toMatchObject({ reward: null, is_quota_used: true })
  // Its progress was reset when it was watched.
  expect(unpaid.watched).toBeLessThan(10)
  expect(await balance(who)).toBe(300)
  pass(24 * 3600)
  expect((await send(who, readMyVideo, { query: { id: fourth } })).json).toMatchObject({ is_quota_used: false })
  expect((await watch(who, fourth)).reward).toMatchObject({ paid: 100 })
  expect(await balance(who)).toBe(400)
  await db.updateTable('video').set({ status: 'unpublished' }).where('key', 'in', copies).execute()
})

test('a video of another site has no measured time', async () => {
  const [key] = await addCopies(1)
  const source = JSON.stringify({ kind: 'youtube', id: 'abcdefghijk' })
  await db.updateTable('video').set({ status: 'published', source }).where('key', '=', key!).execute()
  expect((await send(null, showVideo, { query: { id: key! } })).json).toMatchObject({
    bytes: null,
    source: { kind: 'youtube', youtube_id: 'abcdefghijk' },
  })
  expect((await beat(await aViewer(), 0, 0, key)).json.code).toBe('video_not_measured')
  expect(await hasForeignVideo(db)).toBe(true)
  await db.updateTable('video').set({ status: 'unpublished' }).where('key', '=', key!).execute()
  expect(await hasForeignVideo(db)).toBe(false)
})

test('a second import changes nothing, a changed file changes its row, and edits by staff stay', async () => {
  const rows = () => db.selectFrom('video').selectAll().where('key', 'in', keys).orderBy('key').execute()
  const first = await rows()
  await run(videos, new Date('2026-12-01T00:00:00Z'))
  expect(await rows()).toEqual(first)
  const changed = videos.map((one, i) => (i === 0 ? { ...one, content: { ...one.content, title: 'ใหม่' } } : one))
  const key = changed[0]!.content.key
  await run(changed)
  expect((await send(null, showVideo, { query: { id: key } })).json.title).toBe('ใหม่')
  await db.updateTable('video').set({ title: 'ของทีมงาน', edited_by_staff_at: start }).where('key', '=', key).execute()
  await run(videos)
  expect((await send(null, showVideo, { query: { id: key } })).json.title).toBe('ของทีมงาน')
})
