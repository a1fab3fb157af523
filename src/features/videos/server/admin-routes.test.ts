import { expect, test } from 'vitest'
import { aPerson } from '#tests/people.ts'
import { openTestbed } from '#tests/testbed.ts'
import { addYoutubeVideo, editVideo, listStaffVideos, publishVideo } from '../video-admin-contract.ts'
import { listVideos, showVideo } from '../video-contract.ts'

const bed = await openTestbed({ hasContent: true })
const { db, send } = bed
const editor = await aPerson(bed, { roles: ['editor'] })
const list = async () => (await send(editor, listStaffVideos, { query: {} })).json
const find = async (title: RegExp) => (await list()).items.find((video) => title.test(video.title))!
const acts = async (id: string) =>
  (await db.selectFrom('staff_act').select('act').where('subject_id', '=', id).orderBy('id').execute()).map(
    ({ act }) => act,
  )

test('only editors see the list', async () => {
  const moderator = await aPerson(bed, { roles: ['moderator'] })
  const statuses = await Promise.all(
    [null, await aPerson(bed), moderator].map((who) => send(who, listStaffVideos, { query: {} })),
  )
  expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403])
  expect((await list()).total).toBe(4)
})

test('an edit is for everybody at once, stands in the log, and a twin that saw the old state is refused', async () => {
  const { id, version, category, series, order, summary } = await find(/^สามโถ/)
  const body = { id, version, category, series, order, summary, title: 'สามโถที่แก้แล้ว' }
  bed.clock.now = new Date(bed.clock.now.getTime() + 1000)
  const replies = await Promise.all([send(editor, editVideo, { body }), send(editor, editVideo, { body })])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await send(null, showVideo, { query: { id } })).json.title).toBe('สามโถที่แก้แล้ว')
  expect(await acts(id)).toEqual(['video.edited'])
  const fresh = { ...body, version: (await find(/^สามโถ/)).version }
  expect((await send(editor, editVideo, { body: { ...fresh, series: 'no-such' } })).json.code).toBe('series_unknown')
  expect((await send(editor, editVideo, { body: { ...fresh, order: null } })).status).toBe(422)
})

test('what is taken away is nowhere until it is published again', async () => {
  const { id } = await find(/^แกะข้อความ/)
  const turn = (isPublished: boolean) => send(editor, publishVideo, { body: { id, isPublished } })
  await turn(false)
  expect((await send(null, showVideo, { query: { id } })).status).toBe(404)
  await Promise.all([turn(true), turn(true)])
  expect((await send(null, showVideo, { query: { id } })).status).toBe(200)
  expect(await acts(id)).toEqual(['video.unpublished', 'video.published'])
})

test('a video of YouTube begins as a draft and is there for all once it is published', async () => {
  const words = {
    title: 'เรื่องจากเว็บอื่น',
    summary: 'วิดีโอจากเว็บอื่นที่เลือกมาแล้วว่าเหมาะกับเรื่องที่กำลังเรียนในชุมชนนี้',
    category: 'saving' as const,
  }
  const body = { ...words, youtube_id: 'abcdefghijk', seconds: 90 }
  const { json } = await send(editor, addYoutubeVideo, { body })
  expect(json).toMatchObject({ standing: 'draft', from: 'youtube' })
  expect((await send(null, showVideo, { query: { id: json.id } })).status).toBe(404)
  await send(editor, publishVideo, { body: { id: json.id, isPublished: true } })
  expect((await send(null, listVideos, { query: {} })).json.items[0]).toMatchObject({ id: json.id, bytes: null })
  expect((await send(editor, addYoutubeVideo, { body: { ...body, youtube_id: '"><script>x' } })).status).toBe(422)
})
