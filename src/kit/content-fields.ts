import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'

/**
 * How a field of a piece of content is written. line and text: words, in one line or several. lines: a list, an entry each.
 * choice: one of `options`. drawing: an SVG document. image: the address of an uploaded or stored picture. koin: hundredths.
 * The rest says what it is. A form offers line to day; the others are only told.
 */
export const fieldTypes = [
  'line',
  'text',
  'lines',
  'choice',
  'drawing',
  'image',
  'day',
  'moment',
  'number',
  'koin',
  'yes',
] as const
type FieldType = (typeof fieldTypes)[number]

/** What the content of a field is, for the checks of the editor. */
export const fieldMeanings = ['title', 'words', 'source', 'level', 'alt', 'article', 'check-by'] as const
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

/** A value of the log or of a command as a box holds it. */
function boxOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(boxOf).join('\n')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
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

/** A box as people read it. */
export function shownOf({ type, options }: ContentField, box: string): string {
  if (options) return options.find(({ value }) => value === box)?.label ?? box
  if (type === 'yes') return box === 'true' ? 'ใช่' : box === 'false' ? 'ไม่ใช่' : ''
  if (type === 'koin' && box !== '') return `${Number(box) / 100} koin`
  if (type === 'moment' && !Number.isNaN(Date.parse(box))) return formatThaiMoment(new Date(box))
  return box
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
