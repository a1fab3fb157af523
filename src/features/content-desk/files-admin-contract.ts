import { z } from 'zod/mini'
import { contentFormats } from '#kit/content-formats.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

/** In bytes: three times what all questions of the product are. */
export const maxFileBytes = 5 * 1024 * 1024
/** As base64, and what else the call says. */
const maxBase64 = Math.ceil(maxFileBytes / 3) * 4
const bodyLimit = maxBase64 + 512 * 1024
/** So many pieces of one file may be new or other ones; what is the same is not counted. */
export const maxChanges = 300
/** Pieces of a selection that are written to a file at once. */
const maxIds = 50

export const contentFileErrors = {
  content_format_not_offered: { status: 409, th: 'ชนิดนี้ไม่มีไฟล์แบบนี้' },
  content_file_unreadable: { status: 422, th: '{fault}' },
  content_file_many: {
    status: 422,
    th: 'ไฟล์นี้เปลี่ยน {count} รายการ นำเข้าได้ครั้งละไม่เกิน 300 แบ่งเป็นหลายไฟล์',
  },
} as const satisfies ErrorTable

/** Refusals of one row of an import, besides those of its kind. */
export const fileRowErrors = {
  content_moved: { status: 409, th: 'มีคนแก้รายการนี้หลังจากที่คุณตรวจไฟล์ ตรวจไฟล์อีกครั้งเพื่อดูของล่าสุด' },
} as const satisfies ErrorTable

const Format = z.enum(contentFormats)
const kind = z.string().check(z.maxLength(40))

const FileAsk = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.optional(z.string()),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  max_length: z.optional(z.int()),
})
export type FileAsk = z.infer<typeof FileAsk>

const FileKind = z.object({
  kind: z.string(),
  label: z.string(),
  forms: z.array(z.object({ format: Format, accept: z.string(), asks: z.array(FileAsk) })),
})
export type FileKind = z.infer<typeof FileKind>

/** The kinds of the caller's roles that are written to files and read from them, and what each form asks for. */
export const readContentFileKinds = endpoint({
  method: 'GET',
  path: '/v2/api/admin/content/file/kinds',
  access: 'staff',
  summary: 'ชนิดเนื้อหาที่ส่งออกและนำเข้าเป็นไฟล์ได้ และแบบของไฟล์',
  reply: z.object({ kinds: z.array(FileKind) }),
})

/** Without `ids` all of the kind. `base64`: the bytes of the file. */
export const exportContent = endpoint({
  method: 'GET',
  path: '/v2/api/admin/content/file',
  access: 'staff',
  summary: 'เนื้อหาของชนิดหนึ่งเป็นไฟล์ ทั้งหมดหรือเฉพาะที่เลือก',
  query: z.object({
    kind,
    format: Format,
    ids: z.optional(z.string().check(z.regex(new RegExp(`^[^,]{1,100}(,[^,]{1,100}){0,${maxIds - 1}}$`)))),
  }),
  reply: z.object({ name: z.string(), type: z.string(), base64: z.string() }),
  errors: ['content_format_not_offered'],
})

const file = {
  kind,
  format: Format,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  base64: z.string().check(z.minLength(1), z.maxLength(maxBase64)),
  /** What the file does not tell, by the names of `asks`. */
  given: z._default(z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(200))), {}),
}

/** `at` counts from 0 in the file; `seen` names what the row was compared with, null where the piece is new. */
const FileRow = z.object({
  at: z.int(),
  place: z.string(),
  title: z.string(),
  verdict: z.enum(['new', 'changed', 'same', 'fault']),
  seen: z.nullable(z.string()),
  differences: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  fault: z.nullable(z.string()),
  /** It would wait for a second person. */
  waits: z.boolean(),
})
export type FileRow = z.infer<typeof FileRow>

/** What an import of the file would do, row by row; nothing changes. Each change is tried by the commands of its kind. */
export const tryContentFile = endpoint({
  method: 'POST',
  path: '/v2/api/admin/content/file/try',
  access: 'staff',
  summary: 'ลองนำเข้าไฟล์เนื้อหา: แต่ละรายการจะใหม่ เปลี่ยน เหมือนเดิม หรือผิด โดยไม่เปลี่ยนอะไร',
  body: z.object(file),
  bodyLimit,
  reply: z.object({ rows: z.array(FileRow) }),
  errors: ['content_format_not_offered', 'content_file_unreadable', 'content_file_many'],
})

const RowResult = z.object({
  at: z.int(),
  done: z.enum(['done', 'waits', 'same', 'refused']),
  detail: z.nullable(z.string()),
})
export type FileRowResult = z.infer<typeof RowResult>

/** Takes in the rows of a file that was tried, each for itself; one that changed since is refused. */
export const importContentFile = endpoint({
  method: 'POST',
  path: '/v2/api/admin/content/file',
  access: 'staff',
  summary: 'นำเข้ารายการที่ตรวจแล้วของไฟล์เนื้อหา แต่ละรายการได้คำตอบของตัวเอง',
  body: z.object({
    ...file,
    rows: z
      .array(
        z.object({
          at: z.int().check(z.minimum(0), z.maximum(10_000)),
          seen: z.nullable(z.string().check(z.maxLength(60))),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxChanges)),
  }),
  bodyLimit,
  reply: z.object({ results: z.array(RowResult) }),
  errors: ['content_format_not_offered', 'content_file_unreadable'],
})
