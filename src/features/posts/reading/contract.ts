import { z } from 'zod/mini'
import { ClubType, PostItem, PostRef, PostView, Voice } from '#features/posts/documents/contract.ts'
import { VideoRef } from '#features/videos/video-contract.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'

const ref = z.object({ id: PostRef })

/** The first page of a club: `total` counts its published posts, `tags` are its tags by frequency. */
export const ClubView = z.object({
  club: ClubType,
  total: z.int(),
  latest: z.array(PostItem),
  popular: z.array(PostItem),
  tags: z.array(z.object({ tag: z.string(), total: z.int() })),
})

export type ClubView = z.infer<typeof ClubView>

export const viewClub = endpoint({
  method: 'GET',
  path: '/v2/api/post',
  access: 'public',
  mayLag: true,
  summary: 'หน้าแรกของคลับ: บทความล่าสุด ยอดนิยม และแท็ก',
  query: z.object({ type: ClubType }),
  reply: ClubView,
})

/** Lists to start with: for lower secondary school, for the first job. Posts in reading order; none is empty. */
export const listShelves = endpoint({
  method: 'GET',
  path: '/v2/api/post/shelves',
  access: 'public',
  mayLag: true,
  summary: 'ชั้นเริ่มอ่าน: บทความเรียงลำดับสำหรับ ม.ต้น และสำหรับคนเพิ่งเริ่มทำงาน',
  reply: z.object({
    items: z.array(z.object({ key: z.string(), title: z.string(), lead: z.string(), posts: z.array(PostItem) })),
  }),
})

/** Beyond the specification: the bylines of the house with their newest texts; one without a text is left out. */
export const listVoices = endpoint({
  method: 'GET',
  path: '/v2/api/post/voices',
  access: 'public',
  mayLag: true,
  summary: 'นามปากกาของกองบรรณาธิการ จำนวนเรื่อง และเรื่องล่าสุดของแต่ละนาม',
  reply: z.object({ items: z.array(z.object({ voice: Voice, total: z.int(), latest: z.array(PostItem) })) }),
})

/** Beyond the specification: all texts of a byline, newest first. */
export const listVoicePosts = endpoint({
  method: 'GET',
  path: '/v2/api/post/voice',
  access: 'public',
  mayLag: true,
  summary: 'ทุกเรื่องของนามปากกาหนึ่ง ใหม่ก่อน',
  query: z.object({ ...pageQuery, voice: Voice }),
  reply: pageOf(PostItem),
})

export const showPost = endpoint({
  method: 'GET',
  path: '/v2/api/post/show',
  access: 'public',
  summary: 'บทความที่เผยแพร่แล้วหนึ่งเรื่อง พร้อมทุกอย่างที่หน้าอ่านใช้',
  query: ref,
  reply: PostView,
  errors: ['post_not_found'],
})

/** Beyond the specification: the article on a video's subject, which its end offers; null where none is known. */
export const readArticleOfVideo = endpoint({
  method: 'GET',
  path: '/v2/api/post/ofVideo',
  access: 'public',
  summary: 'บทความเรื่องเดียวกับวิดีโอ สำหรับอ่านต่อเมื่อดูจบ',
  query: z.object({ id: VideoRef }),
  reply: z.object({ article: z.nullable(z.object({ key: z.string(), title: z.string(), href: z.string() })) }),
})

/**
 * Beyond the specification: counts a person once per post and a visitor once a day. Idempotent. `by` is the token of the
 * link that led here (`share_token`): the first reader of a day counts for the share of the person who gave it.
 */
export const countView = endpoint({
  method: 'POST',
  path: '/v2/api/post/view',
  access: 'public',
  summary: 'นับการอ่านบทความหนึ่งครั้ง และบอกว่ามาจากลิงก์ที่ใครแชร์',
  query: z.extend(ref, { by: z.optional(z.string().check(z.maxLength(200))) }),
  reply: z.object({ view_count: z.int() }),
  errors: ['post_not_found'],
})
