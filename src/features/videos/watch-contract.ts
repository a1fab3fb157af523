import { z } from 'zod/mini'
import { Gained } from '#features/koin/contract.ts'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'
import { FilmAnswer } from './question-rules.ts'
import { longestVideo, VideoRef } from './video-contract.ts'

/** Acts of signed-in persons on a video. A separate file, since pages need it only once play is pressed. */
const given = z.object({ id: z.optional(VideoRef) })
const Liked = z.object({ is_liked: z.boolean(), like_count: z.int() })

/** The reward of a watched video. `is_capped`: less than `asked` was paid because of the daily or weekly cap. */
export const WatchReward = z.object({
  asked: Koin,
  paid: Koin,
  is_capped: z.boolean(),
  skill: Skill,
  points: z.int(),
})
export type WatchReward = z.infer<typeof WatchReward>

/**
 * The progress in seconds. `seen` is how much was played, `watched` the time spent: it pays once both reach `needed`.
 * `reward` is what it paid; `isQuotaUsed`: the day's paid videos are used up.
 */
export const Watching = z.object({
  position: z.number(),
  seen: z.number(),
  watched: z.number(),
  needed: z.number(),
  reward: z.nullable(WatchReward),
  is_quota_used: z.boolean(),
})
export type Watching = z.infer<typeof Watching>

export const likeVideo = endpoint({
  method: 'POST',
  path: '/v2/api/video/like',
  access: 'protected',
  summary: 'ถูกใจวิดีโอ คนหนึ่งนับครั้งเดียว',
  query: given,
  body: given,
  reply: Liked,
  errors: ['video_not_found'],
})

export const unlikeVideo = endpoint({
  method: 'POST',
  path: '/v2/api/video/unlike',
  access: 'protected',
  summary: 'เลิกถูกใจวิดีโอ',
  query: given,
  body: given,
  reply: Liked,
  errors: ['video_not_found'],
})

/** Beyond the specification: the page is the same for everybody, and this adds the personal part. */
export const readMyVideo = endpoint({
  method: 'GET',
  path: '/v2/api/video/mine',
  access: 'protected',
  summary: 'สิ่งที่ฉันทำกับวิดีโอนี้ไว้: ถูกใจ ดูถึงไหน koin ที่ได้ และคำตอบของคำถามท้ายเรื่อง',
  query: z.object({ id: VideoRef }),
  reply: z.extend(Watching, { is_liked: z.boolean(), like_count: z.int(), answer: z.nullable(FilmAnswer) }),
  errors: ['video_not_found'],
})

const moment = z.number().check(z.minimum(0), z.maximum(longestVideo))

/**
 * Beyond the specification. A heartbeat reports what was played since the last one; from = to means that play was
 * pressed. `gained`: what the person has with the reward, from the heartbeat that paid.
 */
export const watchVideo = endpoint({
  method: 'POST',
  path: '/v2/api/video/watch',
  access: 'protected',
  summary: 'บอกช่วงที่เพิ่งเล่นไป (วินาที) ส่งทุก 10 วินาทีขณะเล่น เวลาที่นับคือเวลาของเซิร์ฟเวอร์',
  body: z.object({ id: VideoRef, from: moment, to: moment }),
  reply: z.extend(Watching, { gained: z.nullable(Gained) }),
  errors: ['video_not_found', 'video_not_measured'],
})
