import { sql } from 'kysely'
import { coverNames } from '#art/names/cover-names.ts'
import { isShown } from '#db/is-shown.ts'
import { clubNames, levelNames } from '#features/posts/documents/name-rules.ts'
import { cleanTree } from '#features/posts/documents/tree-rules.ts'
import { boxesOf, type ContentField, documentOf, editorPath, linesOf, optionsFrom } from '#kit/content-fields.ts'
import { newContentEditor } from '#kit/server/content-editor.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { skillNames } from '#kit/skills.ts'
import { ArticleForm } from '../article-rules.ts'
import { editArticle, showArticle, tagArticle } from './article-commands.ts'
import { findStaffArticle } from './article-queries.ts'

const fields: readonly ContentField[] = [
  { name: 'title', label: 'ชื่อบทความ', type: 'line', means: 'title', hint: 'ใส่ | ตรงที่ตัดบรรทัดได้' },
  { name: 'summary', label: 'คำโปรย', type: 'text', means: 'words', hint: '40 ถึง 220 ตัวอักษร' },
  { name: 'body', label: 'เนื้อเรื่อง', type: 'document', means: 'words' },
  { name: 'sources', label: 'แหล่งที่มา', type: 'lines', means: 'source', hint: 'บรรทัดละแหล่ง' },
  { name: 'club', label: 'คลับ', type: 'choice', options: optionsFrom(clubNames) },
  { name: 'skill', label: 'ทักษะ', type: 'choice', options: optionsFrom(skillNames) },
  { name: 'level', label: 'ระดับการอ่าน', type: 'choice', means: 'level', options: optionsFrom(levelNames) },
  { name: 'tags', label: 'แท็ก', type: 'lines', hint: 'บรรทัดละแท็ก ไม่เกินห้า' },
  {
    name: 'cover_art',
    label: 'ภาพปก',
    type: 'choice',
    options: coverNames.map((name) => ({ value: name, label: name })),
  },
  { name: 'cover_alt', label: 'คำบรรยายภาพปก', type: 'text', means: 'alt', hint: '10 ถึง 200 ตัวอักษร' },
  {
    name: 'question_text',
    label: 'คำถามท้ายเรื่อง',
    type: 'text',
    means: 'question',
    hint: 'ตัวเลือกและคำตอบที่ถูกคงเดิม เพราะมีคนตอบและได้รางวัลแล้ว',
  },
  { name: 'question_explanation', label: 'คำอธิบายหลังตอบ', type: 'text', means: 'words' },
  { name: 'review_by', label: 'ตรวจใหม่ภายใน', type: 'day', means: 'check-by', is_optional: true },
]

const editor = newContentEditor({
  roles: ['editor'],
  schema: ArticleForm,
  read: async (db, id) => {
    const article = await findStaffArticle(db, id)
    if (!article) return null
    const { words, version, status } = article
    return {
      title: words.title ?? '',
      version,
      fields,
      boxes: boxesOf(fields, words),
      hasPreview: status === 'published',
    }
  },
  toBody: ({ boxes: { body = '', sources = '', tags = '', review_by, ...boxes } }) => ({
    ...boxes,
    body: cleanTree(documentOf(body)),
    sources: linesOf(sources),
    tags: linesOf(tags),
    review_by: review_by || null,
  }),
  save: (tx, form, { id, version }, staff) => editArticle(tx, { id, version, form }, staff),
})

/** Articles of the house on the content desk. They come from files; what staff edited stays as staff has it. */
export const articleKind: ContentKind = {
  name: 'article',
  label: 'บทความ',
  roles: ['editor'],
  from: sql`post`,
  where: sql`post.author_id is null`,
  id: sql`post.id`,
  title: sql`post.title`,
  changed: sql`post.updated_at`,
  opens: sql`post.published_at`,
  isOpenEnded: true,
  ends: null,
  checkBy: sql`post.review_by`,
  subject: 'post',
  states: () => ({ live: isShown('post'), withdrawn: sql`not ${isShown('post')}` }),
  linkOf: ({ id }) => editorPath('article', id),
  file: 'content/articles',
  versions: {
    fields: [
      ...fields,
      {
        name: 'status',
        label: 'สถานะ',
        type: 'choice',
        options: optionsFrom({ published: 'เผยแพร่', unpublished: 'ถอนแล้ว' }),
      },
    ],
  },
  editor,
  acts: {
    publish: { run: (tx, id, staff) => showArticle(tx, { id, isShown: true }, staff) },
    withdraw: { run: (tx, id, staff) => showArticle(tx, { id, isShown: false }, staff) },
    tag: { run: (tx, id, { tag = '', ...staff }) => tagArticle(tx, { id, tag }, staff) },
  },
}
