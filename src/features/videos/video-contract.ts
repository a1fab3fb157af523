import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { TitlePhrases } from '#lib/title-phrases.ts'
import { AskedFilmQuestion } from './question-rules.ts'

export const videoErrors = {
  video_not_found: { status: 404, th: 'ไม่พบวิดีโอนี้ อาจถูกย้ายหรือเลิกเผยแพร่แล้ว' },
  video_not_measured: { status: 409, th: 'วิดีโอนี้เล่นจากเว็บอื่น เราจึงนับเวลาที่ดูไม่ได้' },
} as const satisfies ErrorTable

/** The maximum length of a video in seconds. */
export const longestVideo = 3600

/** A caption: times in seconds from the start, and its lines. */
export const Cue = z.object({ start: z.number(), end: z.number(), text: z.string() })
export type Cue = z.infer<typeof Cue>

export const Chapter = z.object({ start: z.number(), title: z.string() })
export type Chapter = z.infer<typeof Chapter>

const Series = z.object({ key: z.string(), title: z.string(), order: z.int() })

/** A frame of the video when there is one, otherwise an illustration in code (art). */
export const Poster = z.object({ src: z.nullable(z.string()), art: z.string(), alt: z.string() })

/** A video in a list. Its category is the skill that it teaches. */
export const VideoItem = z.object({
  id: z.uuid(),
  slug: z.string(),
  category: Skill,
  series: z.nullable(Series),
  title: z.string(),
  title_phrases: TitlePhrases,
  summary: z.string(),
  poster: Poster,
  seconds: z.number(),
  has_sound: z.boolean(),
  /** The download size, that of the larger file where a film has two; null for videos of other sites. */
  bytes: z.nullable(z.int()),
  published_at: z.iso.datetime(),
  view_count: z.int(),
  like_count: z.int(),
})
export type VideoItem = z.infer<typeof VideoItem>

/** The source of a video: a file of ours, or YouTube, which is contacted only after a click. */
export const VideoSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('file'),
    src: z.string(),
    type: z.enum(['video/mp4', 'video/webm']),
    width: z.int(),
    height: z.int(),
    /** The address of its WebVTT file. */
    captions: z.string(),
    /** The same film of the same length as a tall picture, for phones held upright; null when there is none. */
    tall: z.nullable(z.object({ src: z.string(), poster: z.string(), width: z.int(), height: z.int() })),
  }),
  z.object({ kind: z.literal('youtube'), youtube_id: z.string().check(z.regex(/^[\w-]{11}$/)) }),
])
export type VideoSource = z.infer<typeof VideoSource>

/** A video on its page, the same for everybody. */
export const VideoView = z.extend(VideoItem, {
  source: VideoSource,
  chapters: z.array(Chapter),
  cues: z.array(Cue),
  sources: z.array(z.string()),
  /** Asked after the last frame. */
  question: z.nullable(AskedFilmQuestion),
  author_name: z.string(),
  updated_at: z.iso.datetime(),
  /** The reward for watching; `quota` videos a day pay. */
  reward: z.object({ koin: Koin, points: z.int(), quota: z.int() }),
  /** The next one in its series. */
  next: z.nullable(VideoItem),
  /** Up to three others, those of its category first. */
  others: z.array(VideoItem),
})
export type VideoView = z.infer<typeof VideoView>

/** A video's id, or the key of its content file. */
export const VideoRef = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** Beyond the specification: filters, and the available filter values. */
export const listVideos = endpoint({
  method: 'GET',
  path: '/v2/api/video',
  access: 'public',
  mayLag: true,
  summary: 'รายการวิดีโอ ใหม่สุดก่อน กรองตามหมวดและชุดได้ ชุดเรียงตามลำดับตอน',
  query: z.object({ ...pageQuery, category: z.optional(Skill), series: z.optional(VideoRef) }),
  reply: z.extend(pageOf(VideoItem), {
    categories: z.array(Skill),
    series: z.array(z.object({ key: z.string(), title: z.string() })),
  }),
})

export const showVideo = endpoint({
  method: 'GET',
  path: '/v2/api/video/detail',
  access: 'public',
  summary: 'วิดีโอหนึ่งเรื่อง พร้อมคำบรรยาย บทพูด และสารบัญ',
  query: z.object({ id: VideoRef }),
  reply: VideoView,
  errors: ['video_not_found'],
})

/** The video's id, in the query or in the body; if in both, they must be equal. */
const given = z.object({ id: z.optional(VideoRef) })

export const countVideoView = endpoint({
  method: 'POST',
  path: '/v2/api/video/view',
  access: 'public',
  summary: 'นับการเปิดดูวิดีโอ คนหนึ่งนับวันละครั้งต่อเรื่อง',
  query: given,
  body: given,
  reply: z.object({ view_count: z.int() }),
  errors: ['video_not_found'],
})
