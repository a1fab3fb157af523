import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import { boxesOf, type ContentField, editorPath, optionsFrom } from '#kit/content-fields.ts'
import { newContentEditor } from '#kit/server/content-editor.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { skillNames } from '#kit/skills.ts'
import { typeTitle } from '#lib/title-phrases.ts'
import { editVideo as editVideoCall } from '../video-admin-contract.ts'
import { editVideo, publishVideo } from './admin-commands.ts'
import { findStaffVideo } from './admin-queries.ts'

const fields: readonly ContentField[] = [
  { name: 'title', label: 'ชื่อวิดีโอ', type: 'line', means: 'title', hint: 'ใส่ | ตรงที่ตัดบรรทัดได้' },
  { name: 'summary', label: 'คำอธิบาย', type: 'text', means: 'words', hint: '40 ถึง 220 ตัวอักษร' },
  { name: 'category', label: 'หมวด', type: 'choice', options: optionsFrom(skillNames) },
]
const inSeries: readonly ContentField[] = [
  { name: 'series', label: 'ชุด', type: 'line' },
  { name: 'order', label: 'ตอนที่', type: 'number' },
  {
    name: 'status',
    label: 'สถานะ',
    type: 'choice',
    options: optionsFrom({ draft: 'ร่าง', published: 'เผยแพร่', unpublished: 'ถอนแล้ว' }),
  },
]

/** The words of a video. Its series, film and captions are set on its own page. */
const editor = newContentEditor({
  roles: ['editor'],
  changed: 'video_changed',
  schema: editVideoCall.body,
  read: async (db, id) => {
    const video = await findStaffVideo(db, id)
    if (!video) return null
    const { title, version, series, order } = video
    const facts = { series: JSON.stringify({ series, order }) }
    return {
      title,
      version,
      fields,
      boxes: boxesOf(fields, { ...video, title: typeTitle(video) }),
      facts: { ...facts, slug: video.slug },
      hasPreview: video.standing === 'published',
    }
  },
  toBody: ({ id, version, boxes }, { facts }) => ({ ...boxes, ...JSON.parse(facts!.series!), id, version }),
  save: async (tx, body, _edit, staff) => {
    await editVideo(tx, body, staff)
    return 'done'
  },
})

/** Videos on the content desk. */
export const videoKind: ContentKind = {
  name: 'video',
  label: 'วิดีโอ',
  roles: ['editor'],
  from: sql`video`,
  id: sql`video.id`,
  title: sql`video.title`,
  changed: sql`video.updated_at`,
  opens: sql`video.published_at`,
  isOpenEnded: true,
  ends: null,
  checkBy: null,
  states: () => ({
    draft: sql`video.status = 'draft'`,
    live: isShown('video'),
    withdrawn: sql`video.status = 'unpublished'`,
  }),
  subject: 'video',
  linkOf: ({ id }) => editorPath('video', id),
  pageOf: () => '/admin/videos',
  versions: { fields: [...fields, ...inSeries] },
  editor,
  acts: {
    publish: { run: (tx, id, staff) => publishVideo(tx, { id, is_published: true }, staff) },
    withdraw: { run: (tx, id, staff) => publishVideo(tx, { id, is_published: false }, staff) },
  },
}
