import { z } from 'zod/mini'
import { GlossaryEntry } from '#features/glossary/contract.ts'
import { Skill } from '#features/koin/contract.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import { ReadingTree } from '#lib/document.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'

export const clubTypes = ['hit', 'biz-master', 'smart-society', 'play-yard', 'greenery'] as const
export const ClubType = z.enum(clubTypes)
export type ClubType = z.infer<typeof ClubType>

/** popular: likes and completed reads, a week old ones worth half; oldest and new go by the day of publication. */
export const postOrders = ['new', 'popular', 'oldest'] as const
export const PostOrder = z.enum(postOrders)
export type PostOrder = z.infer<typeof PostOrder>

export const postErrors = {
  post_not_found: { status: 404, th: 'ไม่พบบทความนี้ อาจถูกย้ายหรือเลิกเผยแพร่แล้ว' },
} as const satisfies ErrorTable

/** A picture in code: its name in lib/web/art, and what happens in it. */
export const PostCover = z.object({ art: z.string(), alt: z.string() })
export type PostCover = z.infer<typeof PostCover>

/** A post in a list. In `title` a `|` marks where a line may break: never shown, no space in its place. */
export const PostItem = z.object({
  id: z.uuid(),
  slug: z.string(),
  club: ClubType,
  skill: Skill,
  title: z.string(),
  summary: z.string(),
  cover: PostCover,
  minutes: z.int(),
  author_name: z.string(),
  published_at: z.iso.datetime(),
  view_count: z.int(),
  like_count: z.int(),
  tags: z.array(z.string()),
})
export type PostItem = z.infer<typeof PostItem>

/** The question under a post as everyone sees it: nothing here tells which choice is right. `koin` and `points` are what a right answer is worth. */
export const PostQuestion = z.object({
  text: z.string(),
  choices: z.array(z.string()),
  koin: Koin,
  points: z.int(),
})

/** A post as its page shows it; the same for every reader. */
export const PostView = z.extend(PostItem, {
  /** The content file's key; null for a post that a person wrote. */
  key: z.nullable(z.string()),
  /** With names of its headings, and the first words of the glossary marked. */
  body: ReadingTree,
  /** Its headings of the first order, by the names that the body gives them; empty when it is too short for a table. */
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  /** The words that are marked in the body. */
  terms: z.array(GlossaryEntry),
  updated_at: z.iso.datetime(),
  question: z.nullable(PostQuestion),
  /** Up to three others of the same club, those that share a tag first. */
  related: z.array(PostItem),
})
export type PostView = z.infer<typeof PostView>

/** A post's id, or the key of its content file: links between articles are written with the key. */
export const PostRef = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

const ref = z.object({ id: PostRef })
const optionalText = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)))

/** The first page of a club: `total` counts its published posts, `tags` are its most used ones, most used first. */
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
  summary: 'หน้าแรกของคลับ: บทความล่าสุด ยอดนิยม และแท็ก',
  query: z.object({ type: ClubType }),
  reply: ClubView,
})

export const listPosts = endpoint({
  method: 'GET',
  path: '/v2/api/post/detail',
  access: 'public',
  summary: 'รายการบทความ กรองตามคลับ แท็ก และคำค้น',
  query: z.object({
    ...pageQuery,
    /** Left out: all clubs. */
    type: z.optional(ClubType),
    order: z._default(PostOrder, 'new'),
    tag: optionalText(30),
    keyword: optionalText(100),
  }),
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

/** Beyond the specification: a person counts once per post, a visitor once a day; more often changes nothing. */
export const countView = endpoint({
  method: 'POST',
  path: '/v2/api/post/view',
  access: 'public',
  summary: 'นับการอ่านบทความหนึ่งครั้ง',
  query: ref,
  reply: z.object({ view_count: z.int() }),
  errors: ['post_not_found'],
})
