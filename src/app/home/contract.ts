import { z } from 'zod/mini'
import { ClubType, PostItem } from '#features/posts/documents/contract.ts'
import { endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'
import { TitlePhrases } from '#lib/title-phrases.ts'

/** A link to continue with; `art` is the name of its cover. */
const Way = z.object({ href: z.string(), title: z.string(), title_phrases: TitlePhrases, art: z.string() })

/**
 * The home page, the same for everybody: newest posts, clubs with their number of posts, quiz rewards, next events, and
 * newest videos with their length in seconds.
 */
export const HomeView = z.object({
  latest: z.array(PostItem),
  clubs: z.array(z.object({ club: ClubType, total: z.int() })),
  quiz: z.object({ questions: z.int(), each: Koin, all_right: Koin }),
  events: z.array(z.extend(Way, { starts_at: z.iso.datetime(), is_simulated: z.boolean() })),
  videos: z.array(z.extend(Way, { seconds: z.number() })),
})
export type HomeView = z.infer<typeof HomeView>

export const viewHome = endpoint({
  method: 'GET',
  path: '/v2/api/home',
  access: 'public',
  mayLag: true,
  summary: 'หน้าแรก: บทความใหม่ คลับ ควิซวันนี้ กิจกรรมที่กำลังจะมา และวิดีโอใหม่',
  reply: HomeView,
})

export const listHomePosts = endpoint({
  method: 'GET',
  path: '/v2/api/home/posts',
  access: 'public',
  mayLag: true,
  summary: 'บทความบนหน้าแรกของคลับหนึ่ง หรือทุกคลับ',
  query: z.object({ category: z.optional(ClubType) }),
  reply: z.object({ items: z.array(PostItem) }),
})
