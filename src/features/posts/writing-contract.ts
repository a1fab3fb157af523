import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { Done, endpoint, FilePart, pageOf, pageQuery } from '#lib/contract.ts'
import { DraftTree, PreviewTree } from '#lib/document.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { ClubType, PostView } from './contract.ts'

/** What authors do. Kept apart from contract.ts: who only reads needs none of it. */
export const writingErrors = {
  draft_not_found: { status: 404, th: 'ไม่พบโพสต์นี้ในโพสต์ของคุณ อาจถูกลบไปแล้ว' },
  draft_changed: { status: 409, th: 'โพสต์นี้เพิ่งถูกแก้จากอีกหน้าหนึ่ง ยังไม่มีอะไรถูกเขียนทับ' },
  draft_limit: { status: 409, th: 'มีฉบับร่างครบ 200 เรื่องแล้ว ลบเรื่องที่ไม่ใช้ก่อนเริ่มเรื่องใหม่' },
  post_hidden: { status: 409, th: 'โพสต์นี้ถูกพักไว้โดยทีมงาน แก้เนื้อหาแล้วส่งตรวจอีกครั้งได้' },
  writer_unverified: { status: 403, th: 'ยืนยันอีเมลก่อน แล้วค่อยส่งเผยแพร่หรือใส่รูป ระหว่างนี้เขียนและเก็บฉบับร่างไว้ได้' },
  writer_guardian: { status: 403, th: 'ส่งเผยแพร่ได้เมื่อผู้ปกครองยินยอม ระหว่างนี้เขียนและเก็บฉบับร่างไว้ได้' },
  picture_type: { status: 415, th: 'ไฟล์นี้ไม่ใช่รูปที่ใช้ได้ เลือกรูป JPEG, PNG, WebP หรือ AVIF' },
  picture_pixels: { status: 422, th: 'รูปนี้ละเอียดเกิน 40 ล้านพิกเซล ย่อรูปแล้วลองอีกครั้ง' },
  picture_heavy: { status: 422, th: 'รูปนี้เปิดไม่ไหว ย่อรูปให้เล็กลง หรือบันทึกเป็น JPEG แล้วลองอีกครั้ง' },
  picture_broken: { status: 422, th: 'เปิดรูปนี้ไม่ได้ ไฟล์อาจเสียหรือไม่ครบ ลองรูปอื่น' },
} as const satisfies ErrorTable

/** A decision on a post met another one, or a post that is gone. For whoever decides. */
export const revisionErrors = {
  revision_not_found: { status: 404, th: 'ไม่พบฉบับที่รอตรวจนี้' },
  revision_decided: { status: 409, th: 'ฉบับนี้มีผลการตรวจแล้ว หรือผู้เขียนถอนไปแล้ว' },
  revision_own: { status: 409, th: 'ตรวจโพสต์ของตัวเองไม่ได้ ให้ทีมงานคนอื่นตรวจ' },
} as const satisfies ErrorTable

const pictureSrc = z.string().check(z.regex(/^\/media\/[\w-]{43}\/\d+\.webp$/))

/** A drawn cover by its name, or an uploaded picture; `alt` says what happens in it. */
export const DraftCover = z.object({
  art: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
  src: z.optional(pictureSrc),
  alt: z.string().check(z.maxLength(250)),
})
export type DraftCover = z.infer<typeof DraftCover>

/** A question while it is written: four choices, of which `right` is the place of the right one. */
export const DraftQuestion = z.object({
  text: z.string().check(z.maxLength(220)),
  choices: z.array(z.string().check(z.maxLength(120))).check(z.minLength(4), z.maxLength(4)),
  right: z.int().check(z.minimum(0), z.maximum(3)),
  explanation: z.string().check(z.maxLength(400)),
})
export type DraftQuestion = z.infer<typeof DraftQuestion>

/** All that an author writes of a post; what is missing may be missing until it is handed in. */
export const DraftContent = z.object({
  title: z.string().check(z.maxLength(120)),
  club: z.nullable(ClubType),
  skill: z.nullable(Skill),
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(30))).check(z.maxLength(5)),
  cover: z.nullable(DraftCover),
  body: DraftTree,
  question: z.nullable(DraftQuestion),
})
export type DraftContent = z.infer<typeof DraftContent>

/**
 * draft: nobody has seen it. pending: a person is to look at it. returned: it came back with a reason. published: readers
 * see it. unpublished: the author took it down. hidden: the moderators did.
 */
export const WritingState = z.enum(['draft', 'pending', 'returned', 'published', 'unpublished', 'hidden'])
export type WritingState = z.infer<typeof WritingState>

/** How a post of one's own stands. `is_live`: readers see it now, whatever else waits. */
export const Standing = z.object({
  state: WritingState,
  is_live: z.boolean(),
  /** What was saved is not what readers see. */
  has_changes: z.boolean(),
  /** Why it came back. */
  reason: z.nullable(z.string()),
})
export type Standing = z.infer<typeof Standing>

/** `version` counts the saves. */
export const Draft = z.extend(Standing, {
  id: z.uuid(),
  version: z.int(),
  content: DraftContent,
  saved_at: z.iso.datetime(),
  /** Why this person may not hand in now; null when they may. */
  limit: z.nullable(z.enum(['writer_unverified', 'writer_guardian'])),
  /** The decision of moderators that holds it back, where its author can ask for another look; null where none does. */
  case_id: z.nullable(z.uuid()),
})
export type Draft = z.infer<typeof Draft>

const Saved = z.object({ id: z.uuid(), version: z.int(), saved_at: z.iso.datetime() })
export type Saved = z.infer<typeof Saved>

/** Room for the largest document in Thai, whose letters are three bytes each. */
const draftBytes = 1024 * 1024
const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
/** A post's id, in the query or in the body; where both come, both are the same. */
const given = z.object({ id: z.optional(z.uuid()) })

/** `key` is the browser's own name for what it begins: sent again, it begins nothing new. */
export const createPost = endpoint({
  method: 'POST',
  path: '/v2/api/post/create',
  access: 'protected',
  summary: 'เริ่มเขียนโพสต์ใหม่ เก็บเป็นฉบับร่าง',
  body: z.object({ key: z.uuid(), content: DraftContent }),
  bodyLimit: draftBytes,
  reply: Saved,
  errors: ['draft_limit', 'draft_changed'],
})

/**
 * `version` is the one that was begun from. When the draft has changed since: with `otherwise` refuse nothing is written;
 * with keep the text is put by among the older ones, and the draft stays as it is. `keeps`: put by what is written over.
 */
export const updatePost = endpoint({
  method: 'POST',
  path: '/v2/api/post/update',
  access: 'protected',
  summary: 'บันทึกฉบับร่างของโพสต์ สิ่งที่ผู้อ่านเห็นยังเป็นฉบับเดิม',
  query: given,
  body: z.extend(given, {
    version,
    content: DraftContent,
    otherwise: z._default(z.enum(['refuse', 'keep']), 'refuse'),
    keeps: z._default(z.boolean(), false),
  }),
  bodyLimit: draftBytes,
  reply: Saved,
  errors: ['draft_not_found', 'draft_changed'],
})

export const getPost = endpoint({
  method: 'GET',
  path: '/v2/api/post/get',
  access: 'protected',
  summary: 'โพสต์ของฉันหนึ่งเรื่องสำหรับแก้ไข',
  query: z.object({ id: z.uuid() }),
  reply: Draft,
  errors: ['draft_not_found'],
})

/** Beyond the specification: the saved draft exactly as its page would show it. */
export const previewPost = endpoint({
  method: 'GET',
  path: '/v2/api/post/preview',
  access: 'protected',
  summary: 'ดูฉบับร่างอย่างที่ผู้อ่านจะเห็น',
  query: z.object({ id: z.uuid() }),
  reply: z.extend(PostView, { body: PreviewTree }),
  errors: ['draft_not_found'],
})

/** Hands the saved draft in. `version`, where it is told, is the one that the author sees. */
export const publishPost = endpoint({
  method: 'POST',
  path: '/v2/api/post/publish',
  access: 'protected',
  summary: 'ส่งโพสต์เพื่อเผยแพร่ เรื่องแรก ๆ มีคนตรวจก่อน',
  query: given,
  body: z.extend(given, { version: z.optional(version) }),
  reply: Standing,
  errors: ['draft_not_found', 'draft_changed', 'post_hidden', 'writer_unverified', 'writer_guardian'],
})

/** Beyond the specification: takes back what waits, and what readers see. The draft stays. */
export const unpublishPost = endpoint({
  method: 'POST',
  path: '/v2/api/post/unpublish',
  access: 'protected',
  summary: 'เลิกเผยแพร่โพสต์ หรือถอนจากคิวตรวจ',
  query: given,
  body: given,
  reply: Standing,
  errors: ['draft_not_found'],
})

export const deletePost = endpoint({
  method: 'POST',
  path: '/v2/api/post/delete',
  access: 'protected',
  summary: 'ลบโพสต์ กู้คืนได้ภายใน 30 วัน',
  query: given,
  body: given,
  reply: Done,
  errors: ['draft_not_found'],
})

/** Beyond the specification: within thirty days of its deletion. It comes back as a draft or unpublished. */
export const restorePost = endpoint({
  method: 'POST',
  path: '/v2/api/post/restore',
  access: 'protected',
  summary: 'กู้คืนโพสต์ที่ลบ',
  query: given,
  body: given,
  reply: Standing,
  errors: ['draft_not_found'],
})

export const MyPost = z.extend(Standing, {
  id: z.uuid(),
  title: z.string(),
  club: z.nullable(ClubType),
  saved_at: z.iso.datetime(),
  /** When it is erased for good; null for what was not deleted. */
  erased_at: z.nullable(z.iso.datetime()),
  view_count: z.int(),
  like_count: z.int(),
})
export type MyPost = z.infer<typeof MyPost>

export const myPosts = endpoint({
  method: 'GET',
  path: '/v2/api/post/myPosts',
  access: 'protected',
  summary: 'โพสต์ของฉัน แก้ล่าสุดก่อน ที่ลบไว้ท้ายสุด',
  query: z.object(pageQuery),
  reply: pageOf(MyPost),
})

export const OldText = z.object({
  id: z.uuid(),
  state: z.enum(['kept', 'pending', 'approved', 'returned', 'replaced', 'withdrawn']),
  title: z.string(),
  made_at: z.iso.datetime(),
})
export type OldText = z.infer<typeof OldText>

/** Beyond the specification. */
export const listOldTexts = endpoint({
  method: 'GET',
  path: '/v2/api/post/revisions',
  access: 'protected',
  summary: 'ฉบับก่อนหน้าของโพสต์ ใหม่สุดก่อน',
  query: z.object({ id: z.uuid() }),
  reply: z.object({ items: z.array(OldText) }),
  errors: ['draft_not_found'],
})

/** Beyond the specification. */
export const getOldText = endpoint({
  method: 'GET',
  path: '/v2/api/post/revision',
  access: 'protected',
  summary: 'เนื้อหาของฉบับก่อนหน้าหนึ่งฉบับ',
  query: z.object({ id: z.uuid(), revision: z.uuid() }),
  reply: z.object({ content: DraftContent }),
  errors: ['draft_not_found'],
})

/** Bytes of the largest picture that is taken. */
export const mostPictureBytes = 10 * 1024 * 1024

export const uploadImage = endpoint({
  method: 'POST',
  path: '/v2/api/richText/uploadImage',
  access: 'protected',
  summary: 'อัปโหลดรูปในโพสต์ (JPEG, PNG, WebP, AVIF ไม่เกิน 10 MB และ 40 ล้านพิกเซล)',
  body: z.object({ image: FilePart }),
  bodyForm: 'multipart',
  bodyLimit: mostPictureBytes,
  reply: z.object({ src: z.string(), width: z.int(), height: z.int() }),
  errors: ['picture_type', 'picture_pixels', 'picture_heavy', 'picture_broken', 'overloaded', 'writer_unverified'],
})
