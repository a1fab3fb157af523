import { z } from 'zod/mini'
import { ClubType, PostItem, PostOrder } from '#features/posts/documents/contract.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import { withoutNull } from '#lib/stored-text.ts'

/** Where a search looks: everywhere in a post but its author, or in its title, its tags or its author's name alone. */
export const postFilterFields = ['all', 'title', 'tag', 'author'] as const

export const PostFilterField = z.enum(postFilterFields)

export type PostFilterField = z.infer<typeof PostFilterField>

const optionalText = (max: number) => z.optional(z.string().check(withoutNull, z.trim(), z.maxLength(max)))

/** A text in pieces: those that were searched for, and what stands between. Together they are the text. */
export const MarkedText = z.array(z.object({ text: z.string(), is_match: z.boolean() }))

export type MarkedText = z.infer<typeof MarkedText>

/** A found post. `title` keeps its marks of line breaks; `snippet` is a stretch of the body, null when nothing in it matches. */
export const FoundPost = z.extend(PostItem, {
  marked: z.object({ title: MarkedText, summary: MarkedText, snippet: z.nullable(MarkedText) }),
})

export type FoundPost = z.infer<typeof FoundPost>

/** A page of found posts, and how they were found. */
export const FoundPosts = z.extend(pageOf(FoundPost), {
  /** False when there was no word in the keyword: then nothing was searched. */
  has_words: z.boolean(),
  /** What was meant, where the keyword itself finds little or nothing: the posts of both are in the list. */
  corrected: z.nullable(z.string()),
  /** Words that had to be left out, for no post has all of them. */
  left_out: z.array(z.string()),
})

export type FoundPosts = z.infer<typeof FoundPosts>

/** The longest keyword, in UTF-16 units; what is longer is refused. */
export const longestKeyword = 100

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
    keyword: optionalText(longestKeyword),
  }),
  reply: pageOf(PostItem),
})

/** Beyond the specification: `tag`, so that a search stays within a chosen tag. */
export const searchPosts = endpoint({
  readsAnyText: true,
  method: 'GET',
  path: '/v2/api/post/search',
  access: 'public',
  summary:
    'ค้นบทความ ตรงที่สุดก่อน filter เลือกที่ค้น: all (ชื่อเรื่อง แท็ก สรุป เนื้อหา), title (ชื่อเรื่อง), tag (แท็ก) หรือ author (ชื่อผู้เขียน)',
  query: z.object({
    ...pageQuery,
    /** Left out: all clubs. */
    type: z.optional(ClubType),
    filter: z._default(PostFilterField, 'all'),
    tag: optionalText(30),
    keyword: z._default(z.string().check(z.trim(), z.maxLength(longestKeyword)), ''),
  }),
  reply: FoundPosts,
})
