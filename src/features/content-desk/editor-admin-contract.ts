import { z } from 'zod/mini'
import { fieldMeanings, fieldTypes } from '#kit/content-fields.ts'
import { contentActs } from '#kit/content-states.ts'
import { endpoint, type Reply } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { ContentRow } from './admin-contract.ts'

export const contentEditorErrors = {
  content_changed: {
    status: 409,
    th: 'มีคนบันทึกรายการนี้ระหว่างที่คุณแก้ ที่พิมพ์ไว้ยังอยู่ครบ ดูว่าเขาเปลี่ยนอะไร แล้วเลือกก่อนบันทึก',
  },
  content_not_edited: { status: 409, th: 'ชนิดนี้แก้จากหน้านี้ไม่ได้ เปิดหน้าของมันแล้วแก้ที่นั่น' },
  content_version_gone: { status: 404, th: 'ไม่พบเวอร์ชันนี้ของรายการ' },
  content_version_same: { status: 409, th: 'ตอนนี้เหมือนเวอร์ชันนี้อยู่แล้ว' },
} as const satisfies ErrorTable

/** A piece of content: its kind, and its id there. */
const piece = { kind: z.string().check(z.maxLength(40)), id: z.string().check(z.minLength(1), z.maxLength(100)) }
const version = z.string().check(z.minLength(1), z.maxLength(60))
/** A box with the JSON of an article is the longest. */
const maxBox = 250_000
const Boxes = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(maxBox)))

const Field = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(fieldTypes),
  hint: z.optional(z.string()),
  is_optional: z.optional(z.boolean()),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  means: z.optional(z.enum(fieldMeanings)),
})

/**
 * The form of a piece. `is_fixed`: nobody of the staff changes its words. `facts`: what its preview needs and no box holds. `may_save`: whether the caller's roles do.
 * `waiting`: the boxes that an edit changes which waits for a second person. `has_preview`: whether a page of readers shows it; `is_for_members`: to visitors it does not.
 */
const EditorForm = z.object({
  version: z.string(),
  fields: z.array(Field),
  boxes: z.record(z.string(), z.string()),
  waiting: z.nullable(z.record(z.string(), z.string())),
  facts: z.record(z.string(), z.string()),
  may_save: z.boolean(),
  is_fixed: z.boolean(),
  has_preview: z.boolean(),
  is_for_members: z.boolean(),
})
export type EditorForm = z.infer<typeof EditorForm>

/** A piece for its editor. `form` is null where it is edited on a page of its own; `page`: where the rest of it is done. */
export const readContentItem = endpoint({
  method: 'GET',
  path: '/v2/api/admin/content/item',
  access: 'staff',
  summary: 'เนื้อหาหนึ่งชิ้นสำหรับหน้าแก้',
  query: z.object(piece),
  reply: z.object({
    row: ContentRow,
    label: z.string(),
    page: z.nullable(z.string()),
    acts: z.array(z.enum(contentActs)),
    reasons: z.array(z.enum(contentActs)),
    form: z.nullable(EditorForm),
  }),
})

export type ContentItem = Reply<typeof readContentItem>

const named = z.nullable(z.object({ id: z.uuid(), name: z.nullable(z.string()) }))

/** A save by staff: `id` names it, `by` did it at `at`. `differences`: the fields that changed, as people read them. */
const ContentVersion = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  act: z.string(),
  by: named,
  differences: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
})
export type ContentVersion = z.infer<typeof ContentVersion>

/** The saves of a piece, newest first. `after` is `next` of the page before; `may_restore`: whether the caller's roles do. */
export const listContentVersions = endpoint({
  method: 'GET',
  path: '/v2/api/admin/content/versions',
  access: 'staff',
  summary: 'เวอร์ชันของเนื้อหา ใหม่สุดก่อน ใครบันทึกเมื่อไรและเปลี่ยนอะไร',
  query: z.object({ ...piece, after: z.optional(z.uuid()) }),
  reply: z.object({ items: z.array(ContentVersion), next: z.nullable(z.uuid()), may_restore: z.boolean() }),
})

/** As the kinds refuse; their features are not known here. */
const kindErrors = [
  'question_exists',
  'word_exists',
  ...['event_called_off', 'event_has_people'],
  ...[
    'question_not_found',
    'word_not_found',
    'riddle_not_found',
    'event_not_found',
    'video_not_found',
    'post_not_found',
  ],
  ...['robo_news_not_found', 'series_unknown'],
] as const
const Outcome = z.object({ version: z.string(), is_waiting: z.boolean() })

/** Saves what the boxes hold, by the command of the kind. `is_waiting`: it takes effect when a second person agrees. */
export const saveContent = endpoint({
  method: 'POST',
  path: '/v2/api/admin/content/save',
  access: 'staff',
  summary: 'บันทึกเนื้อหาหนึ่งชิ้น ด้วยกติกาของชนิดนั้น',
  body: z.object({ ...piece, version, boxes: Boxes }),
  reply: Outcome,
  errors: ['content_changed', 'content_not_edited', ...kindErrors],
})

/** `stop`: a save is refused. `look`: worth a look. `box` names the field; `see` leads to what it is about. */
const ContentCheck = z.object({
  verdict: z.enum(['stop', 'look', 'ok']),
  box: z.nullable(z.string()),
  text: z.string(),
  see: z.optional(z.object({ title: z.string(), href: z.string() })),
})
export type ContentCheck = z.infer<typeof ContentCheck>

/** Checks what the boxes hold and changes nothing. */
export const checkContent = endpoint({
  method: 'POST',
  path: '/v2/api/admin/content/check',
  access: 'staff',
  summary: 'ตรวจเนื้อหาที่กำลังแก้ โดยไม่บันทึกอะไร',
  body: z.object({ ...piece, version, boxes: Boxes }),
  reply: z.object({ checks: z.array(ContentCheck) }),
  errors: ['content_not_edited'],
})

/** Saves a piece as it was after the save `of`, by the same command and rules. `version` is that which the caller sees now. */
export const restoreContent = endpoint({
  method: 'POST',
  path: '/v2/api/admin/content/restore',
  access: 'staff',
  summary: 'คืนเนื้อหาเป็นเวอร์ชันก่อน ด้วยกติกาของชนิดนั้น',
  body: z.object({ ...piece, version, of: z.uuid() }),
  reply: Outcome,
  errors: ['content_changed', 'content_not_edited', 'content_version_gone', 'content_version_same', ...kindErrors],
})
