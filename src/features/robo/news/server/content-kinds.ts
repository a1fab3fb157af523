import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { boxesOf, type ContentField, editorPath, linesOf, optionsFrom } from '#kit/content-fields.ts'
import { newContentEditor } from '#kit/server/content-editor.ts'
import type { ContentAct, ContentKind } from '#kit/server/content-kind.ts'
import { refusals } from '#lib/errors.ts'
import { shiftDays } from '#lib/thai/bangkok-time.ts'
import { adminRoboNewsErrors, RoboNewsForm } from '../admin-contract.ts'
import { newsTopicNames } from '../contract.ts'
import { editNews } from './commands.ts'
import { findNews, type NewsRow } from './queries.ts'

const refusal = refusals(adminRoboNewsErrors)

const fields: readonly ContentField[] = [
  { name: 'title', label: 'หัวข้อ', type: 'line', means: 'title' },
  { name: 'topic', label: 'เรื่อง', type: 'choice', options: optionsFrom(newsTopicNames) },
  { name: 'summary', label: 'สรุปหนึ่งประโยค', type: 'line', means: 'words' },
  { name: 'paragraphs', label: 'เนื้อหา', type: 'lines', means: 'words', hint: 'บรรทัดละหนึ่งย่อหน้า' },
  {
    name: 'article',
    label: 'บทความที่เกี่ยวกัน',
    type: 'line',
    means: 'article',
    is_optional: true,
    hint: 'ชื่อในลิงก์ เช่น fifteen-of-hundred',
  },
]

const editor = newContentEditor({
  roles: ['editor'],
  changed: 'robo_news_changed',
  schema: RoboNewsForm,
  read: async (db, id) => {
    const note = await findNews(db, id)
    if (!note) return null
    const facts = { published_at: note.published_at.toISOString() }
    return {
      title: note.title,
      version: String(note.version),
      fields,
      boxes: boxesOf(fields, note),
      facts,
      hasPreview: 'members',
    }
  },
  toBody: ({ boxes: { paragraphs = '', article, ...boxes } }, { facts }) => ({
    ...boxes,
    paragraphs: linesOf(paragraphs),
    article: article?.trim() || null,
    published_at: facts?.published_at,
  }),
  // Its time and whether it is shown stay as they are: the calendar and the list change them.
  save: async (tx, form, { id, version }, staff) => {
    const isHidden = (await findNews(tx, id))!.hidden_at !== null
    await editNews(tx, { ...staff, id, version: Number(version), isHidden, form })
    return 'done'
  },
})

/** Market notes on the content desk. */
export const newsKind: ContentKind = {
  name: 'news',
  label: 'บันทึกตลาด',
  roles: ['editor'],
  from: sql`robo_news`,
  id: sql`robo_news.id`,
  title: sql`robo_news.title`,
  changed: sql`coalesce(robo_news.edited_by_staff_at, robo_news.made_at)`,
  opens: sql`robo_news.published_at`,
  ends: null,
  checkBy: null,
  states: (now) => ({
    scheduled: sql`robo_news.hidden_at is null and robo_news.published_at > ${now}`,
    live: sql`robo_news.hidden_at is null and robo_news.published_at <= ${now}`,
    withdrawn: sql`robo_news.hidden_at is not null`,
  }),
  subject: 'robo_news',
  linkOf: ({ id }) => editorPath('news', id),
  pageOf: () => '/admin/robo/news',
  versions: {
    fields: [
      ...fields,
      { name: 'published_at', label: 'ขึ้นเมื่อ', type: 'moment' },
      { name: 'is_hidden', label: 'ซ่อนอยู่', type: 'yes' },
    ],
  },
  editor,
  acts: { publish: turning(false), withdraw: turning(true) },
  move: {
    run: async (tx, { id, days }, staff) => {
      const before = await findNews(tx, id)
      if (!before) throw refusal('robo_news_not_found')
      const form = { ...formOf(before), published_at: shiftDays(before.published_at, days).toISOString() }
      await editNews(tx, { ...staff, id, version: before.version, isHidden: before.hidden_at !== null, form })
    },
  },
}

function formOf({ topic, title, summary, paragraphs, article, published_at }: NewsRow) {
  return { topic, title, summary, paragraphs, article, published_at: published_at.toISOString() }
}

/** Shows or hides a note, whose words stay as they are. */
function turning(isHidden: boolean): ContentAct {
  return {
    run: async (tx: Tx, id, staff) => {
      const before = await findNews(tx, id)
      if (!before) throw refusal('robo_news_not_found')
      if ((before.hidden_at !== null) === isHidden) return
      await editNews(tx, { ...staff, id, version: before.version, isHidden, form: formOf(before) })
    },
  }
}
