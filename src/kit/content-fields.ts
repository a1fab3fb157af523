import type { DocumentTree } from '#lib/document.ts'
import { blockTexts } from '#lib/document-text.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'

/**
 * How a field of a piece of content is written. line and text: words, in one line or several. lines: a list, an entry each.
 * choice: one of `options`. drawing: an SVG document. image: the address of an uploaded or stored picture. document: the
 * JSON of a text with headings, lists and blocks (lib/document.ts). koin: hundredths.
 * The rest says what it is. A form offers line to day; the others are only told.
 */
export const fieldTypes = [
  'line',
  'text',
  'lines',
  'choice',
  'drawing',
  'image',
  'document',
  'day',
  'moment',
  'number',
  'koin',
  'yes',
] as const
type FieldType = (typeof fieldTypes)[number]

/** What the content of a field is, for the checks of the editor. */
export const fieldMeanings = ['title', 'words', 'question', 'source', 'level', 'alt', 'article', 'check-by'] as const
type FieldMeaning = (typeof fieldMeanings)[number]

/** A field as it is called in the log of staff and in the editor, with what people read. */
export type ContentField = {
  name: string
  label: string
  type: FieldType
  hint?: string | undefined
  is_optional?: boolean | undefined
  options?: { value: string; label: string }[] | undefined
  means?: FieldMeaning | undefined
}

/** The content of fields as boxes hold it, by name: lists with a line an entry, nothing as ''. */
export type Boxes = Readonly<Record<string, string>>

/** A value of the log or of a command as a box holds it; an object with its keys in order, so that equal ones are equal boxes. */
export function boxOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(boxOf).join('\n')
  return typeof value === 'object' ? JSON.stringify(value, withKeysInOrder) : String(value)
}

function withKeysInOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * The boxes of what the log tells of some fields. A decision on a release is told by labels and with the words of options;
 * both are taken back.
 */
export function boxesOf(fields: readonly ContentField[], logged: Record<string, unknown> | null): Boxes {
  const boxes: Record<string, string> = {}
  for (const { name, label, options } of fields) {
    const value = logged?.[name] ?? logged?.[label]
    if (value === undefined && !(name in (logged ?? {}))) continue
    const box = boxOf(value)
    boxes[name] = options?.find((one) => one.value !== box && one.label === box)?.value ?? box
  }
  return boxes
}

/** The text in a box of the type document; null where it holds none. */
export function documentOf(box: string): DocumentTree | null {
  try {
    const tree = JSON.parse(box) as DocumentTree | null
    return Array.isArray(tree?.content) ? tree : null
  } catch {
    return null
  }
}

/** A box as people read it. */
function shownOf({ type, options }: ContentField, box: string): string {
  if (options) return options.find(({ value }) => value === box)?.label ?? box
  if (type === 'yes') return box === 'true' ? 'ใช่' : box === 'false' ? 'ไม่ใช่' : ''
  if (type === 'koin' && box !== '') return `${Number(box) / 100} koin`
  if (type === 'moment' && !Number.isNaN(Date.parse(box))) return formatThaiMoment(new Date(box))
  return box
}

const linesOfDocument = (box: string) => blockTexts(documentOf(box) ?? { type: 'doc', content: [] })

/**
 * Two states of a box as people compare them. Of a document only the blocks from the first to the last one that differ; where
 * its words are the same it says so.
 */
export function sidesOf(field: ContentField, before: string, after: string): { before: string; after: string } {
  if (field.type !== 'document') return { before: shownOf(field, before), after: shownOf(field, after) }
  const [was, is] = [before, after].map(linesOfDocument) as [string[], string[]]
  const head = countSame(was, is)
  const tail = countSame(was.slice(head).reverse(), is.slice(head).reverse())
  const cut = (blocks: string[]) => blocks.slice(head, blocks.length - tail).join('\n')
  const sides = { before: cut(was), after: cut(is) }
  const isOnlyForm = before !== after && sides.before === sides.after
  return isOnlyForm ? { before: '', after: 'แก้รูปแบบ ลิงก์ หรือบล็อก คำเหมือนเดิม' } : sides
}

function countSame(one: readonly string[], other: readonly string[]): number {
  let count = 0
  while (count < one.length && count < other.length && one[count] === other[count]) count++
  return count
}

/** The entries of a box with a line each; blank lines are none. */
export function linesOf(box: string): string[] {
  return box
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Options of a select, of names by value. */
export function optionsFrom(names: Readonly<Record<string | number, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }))
}

/** Whether a piece is in use, as the log of staff tells it. */
export const inUse: ContentField = { name: 'isActive', label: 'ใช้อยู่', type: 'yes' }

/** The address of the editor of a piece. */
export function editorPath(kind: string, id: string): string {
  return `/admin/content/edit?${new URLSearchParams({ kind, id })}`
}
