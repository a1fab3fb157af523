import { z } from 'zod/mini'
import { contentFormats } from '#kit/content-formats.ts'
import { contentActs, contentStates } from '#kit/content-states.ts'
import { Done, endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { filledText } from '#lib/stored-text.ts'

/** A search for words has at least so many letters: fewer stand in most titles. */
export const minKeyword = 2
export const maxKeyword = 60
/** Most rows of one page, and most that one act is done to. */
export const pageSize = 50
export const maxViews = 20
export const maxViewName = 40

export const contentErrors = {
  views_full: { status: 409, th: 'บันทึกมุมมองได้ไม่เกิน 20 อัน ลบอันที่ไม่ใช้แล้วก่อน' },
  view_exists: { status: 409, th: 'มีมุมมองชื่อนี้แล้ว ใช้ชื่ออื่น' },
} as const satisfies ErrorTable

/** Refusals of one row of a bulk act, besides those of its kind. */
export const rowErrors = {
  content_act_not_offered: { status: 409, th: 'ชนิดนี้ทำจากรายการรวมไม่ได้ เปิดหน้าของมันแล้วทำที่นั่น' },
  content_tag_missing: { status: 422, th: 'พิมพ์แท็กที่จะเพิ่มก่อน' },
  content_reason_missing: { status: 422, th: 'ต้องบอกเหตุผล เพราะคนที่เข้าร่วมจะเห็น' },
} as const satisfies ErrorTable

const State = z.enum(contentStates)

/** Newest change first, or what goes out latest first; what has no such day comes last. */
export const contentSorts = ['changed', 'opens'] as const
/** Facts to be checked: the day has come, or comes within 30 days. */
export const contentChecks = ['past', 'month'] as const

const listOf = (names: string) =>
  z.string().check(z.regex(new RegExp(`^(${names})(,(${names})){0,30}$`), 'เลือกจากรายการ'))

/** What the list is filtered and sorted by: `kinds` and `states` are names with commas between them. */
const filter = {
  kinds: z.optional(listOf('[a-z][a-z-]{0,30}')),
  states: z.optional(listOf(contentStates.join('|'))),
  /** Only what this member of staff has worked on, by the log. */
  owner: z.optional(z.uuid()),
  /** Only what this member of staff looks after, or nobody does. */
  assignee: z.optional(z.union([z.uuid(), z.literal('none')])),
  keyword: z.optional(z.string().check(z.trim(), z.minLength(minKeyword), z.maxLength(maxKeyword))),
  check: z.optional(z.enum(contentChecks)),
  /** Only what staff edited and a release has otherwise. */
  release: z.optional(z.enum(['differs'])),
  sort: z.optional(z.enum(contentSorts)),
}
export const ContentFilter = z.object(filter)
export type ContentFilter = z.infer<typeof ContentFilter>

/**
 * A piece of content. `changed_at`, `opens_at` and `ends_at` are ISO times, null where its kind has none; `check_by` is a
 * Bangkok day. `worker` is who of the staff worked on it last, `assignee` who looks after it. `href` leads to its editor, or to its page; `file` is the
 * content file that it comes from. `differs`: staff edited it, and a release that came since has it otherwise.
 */
export const ContentRow = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  state: State,
  changed_at: z.nullable(z.iso.datetime()),
  opens_at: z.nullable(z.iso.datetime()),
  ends_at: z.nullable(z.iso.datetime()),
  check_by: z.nullable(Day),
  worker: z.nullable(z.object({ id: z.uuid(), name: z.nullable(z.string()) })),
  assignee: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Whether colleagues left a note. */
  has_note: z.boolean(),
  href: z.nullable(z.string()),
  file: z.nullable(z.string()),
  differs: z.boolean(),
})
export type ContentRow = z.infer<typeof ContentRow>

/** A page of all content of the caller's kinds. `after` is `next` of the page before. */
export const listContent = endpoint({
  method: 'GET',
  path: '/v2/api/admin/content',
  access: 'staff',
  summary: 'เนื้อหาทุกชนิดที่สิทธิของผู้เรียกเห็น กรอง ค้น และเรียงได้',
  query: z.object({ ...filter, after: z.optional(z.string().check(z.maxLength(400))) }),
  reply: z.object({ items: z.array(ContentRow), next: z.nullable(z.string()) }),
})

/** Of a kind at most so many rows are counted. */
export const countLimit = 10_000

/** How many pieces of a kind are in a state. With `has_more` the kind has more than `countLimit`, so that each is a minimum. */
const ContentCount = z.object({
  kind: z.string(),
  state: State,
  count: z.int().check(z.positive()),
  has_more: z.boolean(),
})
export type ContentCount = z.infer<typeof ContentCount>

/** How many pieces the filter finds, by kind and state: what its own `kinds` and `states` leave out is counted too. */
export const countContent = endpoint({
  method: 'GET',
  path: '/v2/api/admin/content/counts',
  access: 'staff',
  summary: 'จำนวนเนื้อหาที่ตรงกับตัวกรอง แยกตามชนิดและสถานะ',
  query: z.object({
    owner: filter.owner,
    assignee: filter.assignee,
    keyword: filter.keyword,
    check: filter.check,
    release: filter.release,
  }),
  reply: z.object({ counts: z.array(ContentCount) }),
})

const KindView = z.object({
  kind: z.string(),
  label: z.string(),
  states: z.array(State),
  acts: z.array(z.enum(contentActs)),
  /** What its pieces are written to as files. */
  formats: z.array(z.enum(contentFormats)),
  /** The acts that ask for a reason. */
  reasons: z.array(z.enum(contentActs)),
})
export type KindView = z.infer<typeof KindView>

/** The kinds that the caller's roles see, in Thai order, the staff that the log knows, those who may look after a piece, and the caller. */
export const readContentChoices = endpoint({
  method: 'GET',
  path: '/v2/api/admin/content/choices',
  access: 'staff',
  summary: 'ชนิดเนื้อหาที่สิทธิของผู้เรียกเห็น และทีมงานที่เคยทำงาน',
  reply: z.object({
    kinds: z.array(KindView),
    people: z.array(z.object({ id: z.uuid(), name: z.string() })),
    assignable: z.array(z.object({ id: z.uuid(), name: z.string() })),
    me: z.uuid(),
  }),
})

/** The reply of one row: its refusal, or null where it is done, or with `waits` a second person was asked. */
export const RowResult = z.object({
  kind: z.string(),
  id: z.string(),
  waits: z.boolean(),
  /** `see` leads to what stands in the way. */
  refusal: z.nullable(
    z.object({
      code: z.string(),
      detail: z.string(),
      see: z.optional(z.object({ title: z.string(), href: z.string() })),
    }),
  ),
})
export type RowResult = z.infer<typeof RowResult>

/** Publishes or withdraws many pieces of content, or adds a tag to them, each by the command of its kind and for itself. */
export const actOnContent = endpoint({
  method: 'POST',
  path: '/v2/api/admin/content/act',
  access: 'staff',
  summary: 'เผยแพร่ ถอน หรือเพิ่มแท็กให้เนื้อหาหลายชิ้น แต่ละชิ้นได้คำตอบของตัวเอง',
  body: z.object({
    act: z.enum(contentActs),
    items: z
      .array(z.object({ kind: z.string().check(z.maxLength(40)), id: z.string().check(z.maxLength(100)) }))
      .check(z.minLength(1), z.maxLength(pageSize)),
    reason: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    /** Of the act `tag` alone. */
    tag: z._default(z.string().check(z.trim(), z.maxLength(30)), ''),
  }),
  reply: z.object({ results: z.array(RowResult) }),
})

const ContentView = z.object({ id: z.uuid(), title: z.string(), filter: ContentFilter })
export type ContentView = z.infer<typeof ContentView>
const ContentViews = z.object({ items: z.array(ContentView) })

export const listContentViews = endpoint({
  method: 'GET',
  path: '/v2/api/admin/content/views',
  access: 'staff',
  summary: 'มุมมองของรายการเนื้อหาที่ผู้เรียกบันทึกไว้',
  reply: ContentViews,
})

export const saveContentView = endpoint({
  method: 'POST',
  path: '/v2/api/admin/content/view',
  access: 'staff',
  summary: 'บันทึกตัวกรองของรายการเนื้อหาเป็นมุมมองของตัวเอง',
  body: z.object({ title: filledText(maxViewName), filter: ContentFilter }),
  reply: ContentViews,
  errors: ['views_full', 'view_exists'],
})

/** One that is gone already changes nothing. */
export const removeContentView = endpoint({
  method: 'DELETE',
  path: '/v2/api/admin/content/view',
  access: 'staff',
  summary: 'ลบมุมมองที่บันทึกไว้',
  query: z.object({ id: z.uuid() }),
  reply: Done,
})
