import { z } from 'zod/mini'
import { EventItem } from '#features/events/event-contract.ts'
import { GlossaryEntry } from '#features/glossary/contract.ts'
import { longestKeyword } from '#features/posts/search/contract.ts'
import { HeroItem } from '#features/superhero/contract.ts'
import { VideoItem } from '#features/videos/video-contract.ts'
import { endpoint } from '#lib/contract.ts'

/** Search results besides posts, best first, up to six of each kind. */
export const FoundOthers = z.object({
  videos: z.array(VideoItem),
  /** Upcoming events before past ones. */
  events: z.array(EventItem),
  /** Glossary terms that match by name or meaning. */
  terms: z.array(GlossaryEntry),
  heroes: z.array(HeroItem),
  quizzes: z.array(z.object({ title: z.string(), line: z.string(), href: z.string() })),
  /** The corrected keyword, when the original finds no video and no event. */
  corrected: z.nullable(z.string()),
})
export type FoundOthers = z.infer<typeof FoundOthers>

export const findOthers = endpoint({
  method: 'GET',
  path: '/v2/api/search',
  access: 'public',
  summary: 'ค้นวิดีโอ กิจกรรม คำศัพท์ Super Hero และควิซ ตรงที่สุดก่อน กิจกรรมที่ยังไม่จบอยู่ก่อน',
  query: z.object({ keyword: z.string().check(z.trim(), z.maxLength(longestKeyword)) }),
  reply: FoundOthers,
})
