import { z } from 'zod/mini'
import { EventItem } from '#features/events/event-contract.ts'
import { GlossaryEntry } from '#features/glossary/contract.ts'
import { longestKeyword } from '#features/posts/search/contract.ts'
import { HeroItem } from '#features/superhero/contract.ts'
import { VideoItem } from '#features/videos/video-contract.ts'
import { thingKinds } from '#kit/thing-kinds.ts'
import { endpoint } from '#lib/contract.ts'

/**
 * A premium, mission, fund, deposit or game. `href` is a path of ours; a protected page asks a visitor to log in.
 * `picture` is a drawing (/art/…) or an uploaded picture of ours.
 */
export const FoundThing = z.object({
  kind: z.enum(thingKinds),
  key: z.string(),
  title: z.string(),
  line: z.string(),
  href: z.string(),
  picture: z.nullable(z.string()),
})
export type FoundThing = z.infer<typeof FoundThing>

/** Search results besides posts, best first, up to six of each kind. */
export const FoundOthers = z.object({
  videos: z.array(VideoItem),
  /** Upcoming events before past ones. */
  events: z.array(EventItem),
  /** Glossary terms that match by name or meaning. */
  terms: z.array(GlossaryEntry),
  heroes: z.array(HeroItem),
  quizzes: z.array(z.object({ title: z.string(), line: z.string(), href: z.string() })),
  /** What is offered now, kind by kind: nothing that is over or withdrawn. */
  things: z.array(FoundThing),
  /** The corrected keyword, when the original finds no video, no event and no thing. */
  corrected: z.nullable(z.string()),
})
export type FoundOthers = z.infer<typeof FoundOthers>

export const findOthers = endpoint({
  method: 'GET',
  path: '/v2/api/search',
  access: 'public',
  mayLag: true,
  summary: 'ค้นวิดีโอ กิจกรรม คำศัพท์ Super Hero ควิซ ของรางวัล ภารกิจ กองทุน เงินฝาก และเกม ตรงที่สุดก่อน กิจกรรมที่ยังไม่จบอยู่ก่อน',
  query: z.object({ keyword: z.string().check(z.trim(), z.maxLength(longestKeyword)) }),
  reply: FoundOthers,
})
