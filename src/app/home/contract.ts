import { z } from 'zod/mini'
import { ClubType, PostItem } from '#features/posts/contract.ts'
import { endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'

/** The front page as everybody sees it: the newest posts, the clubs with how much is in them, and what the quiz pays. */
export const HomeView = z.object({
  latest: z.array(PostItem),
  clubs: z.array(z.object({ club: ClubType, total: z.int() })),
  quiz: z.object({ questions: z.int(), each: Koin, allRight: Koin }),
})
export type HomeView = z.infer<typeof HomeView>

export const viewHome = endpoint({
  method: 'GET',
  path: '/v2/api/home',
  access: 'public',
  summary: 'หน้าแรก: บทความใหม่ คลับ และควิซวันนี้',
  reply: HomeView,
})

export const listHomePosts = endpoint({
  method: 'GET',
  path: '/v2/api/home/posts',
  access: 'public',
  summary: 'บทความบนหน้าแรกของคลับหนึ่ง หรือทุกคลับ',
  query: z.object({ category: z.optional(ClubType) }),
  reply: z.object({ items: z.array(PostItem) }),
})
