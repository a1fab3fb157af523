import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint, pageOf, pageQuery, StreamedFile } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { TitlePhrases } from '#lib/title-phrases.ts'
import { FilmQuestion } from './question-rules.ts'
import { Poster } from './video-contract.ts'

export const videoAdminErrors = {
  video_changed: { status: 409, th: 'มีคนแก้วิดีโอนี้หลังจากที่คุณเปิดหน้านี้ โหลดหน้าใหม่แล้วแก้อีกครั้ง' },
  film_type: { status: 415, th: 'ไฟล์นี้ไม่ใช่วิดีโอ MP4 หรือ WebM' },
  film_coding: { status: 422, th: 'ภาพในไฟล์นี้เข้ารหัสแบบที่หลายเครื่องเล่นไม่ได้ แปลงเป็น H.264, VP9 หรือ AV1 แล้วส่งใหม่' },
  film_length: { status: 422, th: 'ไฟล์นี้ไม่บอกความยาว หรือยาวเกิน 1 ชั่วโมง' },
  film_broken: { status: 422, th: 'อ่านไฟล์นี้ไม่ได้ ไฟล์อาจส่งมาไม่ครบหรือเสียหาย' },
  captions_broken: { status: 422, th: 'อ่านคำบรรยายไม่ได้ {why}' },
  captions_missing: { status: 409, th: 'วิดีโอที่มีเสียงต้องมีคำบรรยายก่อนเผยแพร่' },
  captions_elsewhere: { status: 409, th: 'วิดีโอจากเว็บอื่นใช้คำบรรยายของเว็บนั้น' },
  series_exists: { status: 409, th: 'มีชุดที่ใช้ชื่อในที่อยู่นี้แล้ว' },
  series_unknown: { status: 422, th: 'ไม่มีชุดวิดีโอนี้' },
} as const satisfies ErrorTable

const editor = { access: 'staff', roles: ['editor'] } as const

const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

/** The fields that staff may edit. In a body a `|` in `title` stands where a line may break. `series` and `order` are set together or not at all. */
const edited = {
  title: text(1, 120),
  summary: text(40, 220),
  category: Skill,
  series: z.nullable(z.string().check(z.maxLength(60))),
  order: z.nullable(z.int().check(z.minimum(1), z.maximum(999))),
}

export const VideoStatus = z.enum(['draft', 'published', 'unpublished'])

/** A video as staff sees it; `version` is for optimistic locking. */
export const StaffVideo = z.object({
  id: z.uuid(),
  slug: z.string(),
  poster: Poster,
  version: z.iso.datetime(),
  /** Not `status`, which refusals use. */
  standing: VideoStatus,
  ...edited,
  title_phrases: TitlePhrases,
  seconds: z.number(),
  from: z.enum(['file', 'youtube']),
  has_sound: z.boolean(),
  has_captions: z.boolean(),
  /** The question at its end with its key; the desk's editor changes it. */
  question: z.nullable(FilmQuestion),
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
  body: z.object({ id: z.uuid(), is_published: z.boolean() }),
  reply: StaffVideo,
  errors: ['video_not_found', 'captions_missing'],
})

/** Adds a YouTube video as a draft. */
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

/** The size limit of a film in bytes: an hour in good phone quality is smaller. */
export const maxFilmBytes = 200 * 1024 * 1024

/** Uploads a film as a draft without captions. */
export const uploadFilm = endpoint({
  method: 'POST',
  path: '/v2/api/admin/video/film',
  ...editor,
  summary: 'ส่งไฟล์วิดีโอ MP4 หรือ WebM ไม่เกิน 200 MB เพิ่มเป็นฉบับร่าง',
  query: z.object({ title: edited.title, summary: edited.summary, category: Skill }),
  body: z.object({ file: StreamedFile }),
  bodyForm: 'stream',
  bodyLimit: maxFilmBytes,
  reply: StaffVideo,
  errors: ['film_type', 'film_coding', 'film_length', 'film_broken'],
})

/** The maximum length of captions in UTF-16 units. */
export const longestCaptions = 200_000

export const saveCaptions = endpoint({
  method: 'POST',
  path: '/v2/api/admin/video/captions',
  ...editor,
  summary: 'บันทึกคำบรรยาย WebVTT ของวิดีโอ',
  body: z.object({
    id: z.uuid(),
    version: z.iso.datetime(),
    vtt: z.string().check(z.minLength(1), z.maxLength(longestCaptions)),
  }),
  // Thai has three bytes per letter, and JSON may escape each as six.
  bodyLimit: 2 * 1024 * 1024,
  reply: StaffVideo,
  errors: ['video_not_found', 'video_changed', 'captions_broken', 'captions_elsewhere'],
})

const SeriesKey = z.string().check(z.trim(), z.minLength(2), z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

export const addSeries = endpoint({
  method: 'POST',
  path: '/v2/api/admin/video/series',
  ...editor,
  summary: 'เพิ่มชุดวิดีโอ',
  body: z.object({ key: SeriesKey, title: text(1, 80) }),
  reply: z.object({ key: z.string(), title: z.string() }),
  errors: ['series_exists'],
})
