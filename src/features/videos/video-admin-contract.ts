import { z } from 'zod/mini'
import { Skill } from '#features/koin/contract.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const videoAdminErrors = {
  video_changed: { status: 409, th: 'มีคนแก้วิดีโอนี้หลังจากที่คุณเปิดหน้านี้ โหลดหน้าใหม่แล้วแก้อีกครั้ง' },
  series_unknown: { status: 422, th: 'ไม่มีชุดวิดีโอนี้' },
} as const satisfies ErrorTable

const editor = { access: 'staff', roles: ['editor'] } as const

const text = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most))

/** What staff may change of a video. `series` and `order` come together or not at all. */
const edited = {
  title: text(1, 120),
  summary: text(40, 220),
  category: Skill,
  series: z.nullable(z.string().check(z.maxLength(60))),
  order: z.nullable(z.int().check(z.minimum(1), z.maximum(999))),
}

export const VideoStatus = z.enum(['draft', 'published', 'unpublished'])

/** A video as staff sees it; `version` says which state of it was seen. */
export const StaffVideo = z.object({
  id: z.uuid(),
  version: z.iso.datetime(),
  /** Not `status`, which refusals have. */
  standing: VideoStatus,
  ...edited,
  seconds: z.number(),
  from: z.enum(['file', 'youtube']),
  view_count: z.int(),
  like_count: z.int(),
})
export type StaffVideo = z.infer<typeof StaffVideo>

export const listStaffVideos = endpoint({
  method: 'GET',
  path: '/v2/api/admin/video',
  ...editor,
  summary: 'วิดีโอทุกเรื่องสำหรับทีมงาน รวมที่ยังไม่เผยแพร่',
  query: z.object(pageQuery),
  reply: z.extend(pageOf(StaffVideo), { series: z.array(z.object({ key: z.string(), title: z.string() })) }),
})

export const editVideo = endpoint({
  method: 'POST',
  path: '/v2/api/admin/video/update',
  ...editor,
  summary: 'แก้ชื่อ คำอธิบาย หมวด และชุดของวิดีโอ',
  body: z.object({ id: z.uuid(), version: z.iso.datetime(), ...edited }),
  reply: StaffVideo,
  errors: ['video_not_found', 'video_changed', 'series_unknown'],
})

export const publishVideo = endpoint({
  method: 'POST',
  path: '/v2/api/admin/video/publish',
  ...editor,
  summary: 'เผยแพร่วิดีโอ หรือเลิกเผยแพร่',
  body: z.object({ id: z.uuid(), isPublished: z.boolean() }),
  reply: StaffVideo,
  errors: ['video_not_found'],
})

/** A video of YouTube: it begins as a draft. */
export const addYoutubeVideo = endpoint({
  method: 'POST',
  path: '/v2/api/admin/video/youtube',
  ...editor,
  summary: 'เพิ่มวิดีโอจาก YouTube เป็นฉบับร่าง',
  body: z.object({
    youtube_id: z.string().check(z.trim(), z.regex(/^[\w-]{11}$/)),
    title: edited.title,
    summary: edited.summary,
    category: Skill,
    seconds: z.int().check(z.minimum(1), z.maximum(3600)),
  }),
  reply: StaffVideo,
})
