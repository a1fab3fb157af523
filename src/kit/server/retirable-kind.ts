import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { type Boxes, type ContentField, editorPath, optionsFrom } from '../content-fields.ts'
import { skillNames } from '../skills.ts'
import type { ContentAct, ContentKind, ContentStaff } from './content-kind.ts'

/** What every word, riddle and question has beside what it asks. `after`: when readers see the explanation. */
export const teachingFields = (after: string): readonly ContentField[] => [
  { name: 'skill', label: 'ทักษะ', type: 'choice', options: optionsFrom(skillNames) },
  {
    name: 'difficulty',
    label: 'ระดับ',
    type: 'choice',
    means: 'level',
    options: optionsFrom({ 1: 'ง่าย', 2: 'กลาง', 3: 'ยาก' }),
  },
  { name: 'explanation', label: 'คำอธิบาย', type: 'text', means: 'words', hint: `แสดงหลัง${after}เท่านั้น` },
  { name: 'source', label: 'แหล่งที่มา', type: 'line', means: 'source' },
  { name: 'review_by', label: 'ตรวจใหม่ภายใน', type: 'day', means: 'check-by', is_optional: true },
]

/** The boxes of these fields as the schemas of commands have them. */
export function teachingBody({ difficulty, review_by, ...boxes }: Boxes) {
  return { ...boxes, difficulty: Number(difficulty), review_by: review_by || null }
}

type Retire = (tx: Tx, turn: { id: string; is_active: boolean }, staff: ContentStaff) => Promise<unknown>
type Setup = { table: 'game_word' | 'riddle'; title: string; name: string; retire: Retire }

/** A kind whose pieces are asked or retired, and whose facts have a day of review. */
export function retirableKind({ table, title, name, retire }: Setup) {
  const column = (of: string): RawBuilder<unknown> => sql.ref(`${table}.${of}`)
  const turn = (isActive: boolean): ContentAct => ({
    run: (tx, id, staff) => retire(tx, { id, is_active: isActive }, staff),
  })
  return {
    name,
    roles: ['editor'],
    from: sql.table(table),
    id: column('id'),
    title: column(title),
    changed: column('updated_at'),
    opens: null,
    ends: null,
    checkBy: column('review_by'),
    states: () => ({ live: column('is_active'), withdrawn: sql`not ${column('is_active')}` }),
    subject: table,
    linkOf: ({ id }) => editorPath(name, id),
    acts: { publish: turn(true), withdraw: turn(false) },
  } satisfies Partial<ContentKind>
}
