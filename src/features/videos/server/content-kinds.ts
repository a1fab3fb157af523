import { sql } from 'kysely'
import { z } from 'zod/mini'
import { isShown } from '#db/is-shown.ts'
import { boxesOf, type ContentField, editorPath, optionsFrom } from '#kit/content-fields.ts'
import { newContentEditor } from '#kit/server/content-editor.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { skillNames } from '#kit/skills.ts'
import { typeTitle } from '#lib/title-phrases.ts'
import { FilmQuestion } from '../question-rules.ts'
import { editVideo as editVideoCall } from '../video-admin-contract.ts'
import { publishVideo } from './admin-commands.ts'
import { findStaffVideo } from './admin-queries.ts'
import { editVideoAndQuestion, findWaitingQuestion } from './question-commands.ts'
import { flattenQuestion, questionBoxes, questionBoxOf, questionFields, takeQuestion } from './question-fields.ts'

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

/** The words of a video and the question at its end. Its series, film and captions are set on its own page. */
const editor = newContentEditor({
  roles: ['editor'],
  changed: 'video_changed',
  schema: z.extend(editVideoCall.body, { question: z.nullable(FilmQuestion) }),
  read: async (db, id) => {
    const video = await findStaffVideo(db, id)
    if (!video) return null
    const { title, version, series, order, question } = video
    const facts = { series: JSON.stringify({ series, order }) }
    const words = boxesOf(fields, { ...video, title: typeTitle(video) })
    // Nobody can tell when a video of another site has ended.
    const isAsking = video.from === 'file'
    const waiting = isAsking ? await findWaitingQuestion(db, id) : null
    return {
      title,
      version,
      fields: isAsking ? [...fields, ...questionFields] : fields,
      boxes: isAsking ? { ...words, ...questionBoxes(question) } : words,
      ...(waiting && { waiting: { ...words, ...questionBoxes(waiting) } }),
      facts: { ...facts, slug: video.slug },
      hasPreview: video.standing === 'published',
    }
  },
  toBody: ({ id, version, boxes }, { facts }) => {
    const { question, rest } = takeQuestion(boxes)
    return { ...rest, ...JSON.parse(facts!.series!), question, id, version }
  },
  boxOfPath: questionBoxOf,
  save: async (tx, body, _edit, staff) => {
    const { isWaiting } = await editVideoAndQuestion(tx, body, staff)
    return isWaiting ? 'waits' : 'done'
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
  versions: { fields: [...fields, ...questionFields, ...inSeries], flatten: flattenQuestion },
  editor,
  acts: {
    publish: { run: (tx, id, staff) => publishVideo(tx, { id, is_published: true }, staff) },
    withdraw: { run: (tx, id, staff) => publishVideo(tx, { id, is_published: false }, staff) },
  },
}
