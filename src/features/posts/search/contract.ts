import { z } from 'zod/mini'
import { ClubType, PostItem, PostOrder } from '#features/posts/documents/contract.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import { withoutNull } from '#lib/stored-text.ts'

/** The fields that a search covers: everything but the author, or only title, tags or author's name. */
export const postFilterFields = ['all', 'title', 'tag', 'author'] as const

export const PostFilterField = z.enum(postFilterFields)

export type PostFilterField = z.infer<typeof PostFilterField>

const optionalText = (max: number) => z.optional(z.string().check(withoutNull, z.trim(), z.maxLength(max)))

/** A text split into matches and the parts between them; the parts concatenate to the text. */
export const MarkedText = z.array(z.object({ text: z.string(), is_match: z.boolean() }))

export type MarkedText = z.infer<typeof MarkedText>

/** A search result. `snippet` is an excerpt around the first match of the summary, else of the body; null without one. */
export const FoundPost = z.extend(PostItem, {
  marked: z.object({ title: MarkedText, summary: MarkedText, snippet: z.nullable(MarkedText) }),
})

export type FoundPost = z.infer<typeof FoundPost>

/** A page of search results. */
export const FoundPosts = z.extend(pageOf(FoundPost), {
  /** False when the keyword has no word: then nothing was searched. */
  has_words: z.boolean(),
  /** The corrected keyword, when the original finds few or no posts; the results of both are included. */
  corrected: z.nullable(z.string()),
  /** Words that were dropped because no post has all words. */
  left_out: z.array(z.string()),
})

export type FoundPosts = z.infer<typeof FoundPosts>

/** The maximum length of a keyword in UTF-16 units. */
export const longestKeyword = 100

export const listPosts = endpoint({
  method: 'GET',
  path: '/v2/api/post/detail',
  access: 'public',
  mayLag: true,
  summary: 'รายการบทความ กรองตามคลับ แท็ก และคำค้น',
  query: z.object({
    ...pageQuery,
    /** Default: all clubs. */
    type: z.optional(ClubType),
    order: z._default(PostOrder, 'new'),
    tag: optionalText(30),
    keyword: optionalText(longestKeyword),
  }),
  reply: pageOf(PostItem),
})

/** Beyond the specification: `tag`, so that a search can stay within a tag. */
export const searchPosts = endpoint({
  readsAnyText: true,
  method: 'GET',
  path: '/v2/api/post/search',
  access: 'public',
  mayLag: true,
  summary:
    'ค้นบทความ ตรงที่สุดก่อน filter เลือกที่ค้น: all (ชื่อเรื่อง แท็ก สรุป เนื้อหา), title (ชื่อเรื่อง), tag (แท็ก) หรือ author (ชื่อผู้เขียน)',
  query: z.object({
    ...pageQuery,
    /** Default: all clubs. */
    type: z.optional(ClubType),
    filter: z._default(PostFilterField, 'all'),
    tag: optionalText(30),
    keyword: z._default(z.string().check(z.trim(), z.maxLength(longestKeyword)), ''),
  }),
  reply: FoundPosts,
})
