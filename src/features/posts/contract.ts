import { z } from 'zod/mini'
import { GlossaryEntry } from '#features/glossary/contract.ts'
import { Skill } from '#kit/skills.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import { ReadingTree } from '#lib/document.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { withoutNull } from '#lib/stored-text.ts'

export const clubTypes = ['hit', 'biz-master', 'smart-society', 'play-yard', 'greenery'] as const
export const ClubType = z.enum(clubTypes)
export type ClubType = z.infer<typeof ClubType>

/** popular: likes and completed reads with a half-life of a week; oldest and new: by date of publication. */
export const postOrders = ['new', 'popular', 'oldest'] as const
export const PostOrder = z.enum(postOrders)
export type PostOrder = z.infer<typeof PostOrder>

/** The fields that a search covers: everything but the author, or only title, tags or author's name. */
export const postFilterFields = ['all', 'title', 'tag', 'author'] as const
export const PostFilterField = z.enum(postFilterFields)
export type PostFilterField = z.infer<typeof PostFilterField>

export const postErrors = {
  post_not_found: { status: 404, th: 'ไม่พบบทความนี้ อาจถูกย้ายหรือเลิกเผยแพร่แล้ว' },
} as const satisfies ErrorTable

/** A cover: `art` is the name of a drawn one, `src` an uploaded picture; `alt` is its alternative text. */
export const PostCover = z.object({ art: z.optional(z.string()), src: z.optional(z.string()), alt: z.string() })
export type PostCover = z.infer<typeof PostCover>

/** A post in a list. A `|` in `title` allows a line break: it is never shown, and is not a space. */
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

/**
 * The question of a post as everybody sees it, without the right answer. `koin` and `points` are the reward of a right
 * answer.
 */
export const PostQuestion = z.object({
  text: z.string(),
  choices: z.array(z.string()),
  koin: Koin,
  points: z.int(),
})

/** The public view of an author. */
export const PostAuthor = z.object({ name: z.string(), image: z.string() })
export type PostAuthor = z.infer<typeof PostAuthor>

/**
 * A video in a post: its page and files; the files are null when it is embedded from another site and plays on its page
 * only.
 */
export const PostFilm = z.object({
  id: z.uuid(),
  title: z.string(),
  href: z.string(),
  poster: z.nullable(z.string()),
  file: z.nullable(
    z.object({ src: z.string(), type: z.string(), width: z.int(), height: z.int(), captions: z.string() }),
  ),
})
export type PostFilm = z.infer<typeof PostFilm>

/** A post on its page, the same for every reader. */
export const PostView = z.extend(PostItem, {
  /** The content file's key; null for a post by a member. */
  key: z.nullable(z.string()),
  /** The author's current name and picture; null for our own articles. */
  author: z.nullable(PostAuthor),
  /** With ids of headings, and the first occurrence of glossary terms marked. */
  body: ReadingTree,
  /** The table of contents: first-level headings with their ids; empty for a short text. */
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  /** The terms that are marked in the body. */
  terms: z.array(GlossaryEntry),
  /** The published videos in the body. */
  films: z.array(PostFilm),
  updated_at: z.iso.datetime(),
  question: z.nullable(PostQuestion),
  /** Up to three other posts of the same club, those with a common tag first. */
  related: z.array(PostItem),
})
export type PostView = z.infer<typeof PostView>

/** A post's id, or the key of its content file: articles link to each other by key. */
export const PostRef = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

const ref = z.object({ id: PostRef })
const optionalText = (max: number) => z.optional(z.string().check(withoutNull, z.trim(), z.maxLength(max)))

/** A text split into matches and the parts between them; the parts concatenate to the text. */
export const MarkedText = z.array(z.object({ text: z.string(), is_match: z.boolean() }))
export type MarkedText = z.infer<typeof MarkedText>

/**
 * A search result. `title` keeps its line-break marks; `snippet` is an excerpt of the body, null when nothing in it
 * matches.
 */
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

/** The first page of a club: `total` counts its published posts, `tags` are its tags by frequency. */
export const ClubView = z.object({
  club: ClubType,
  total: z.int(),
  latest: z.array(PostItem),
  popular: z.array(PostItem),
  tags: z.array(z.object({ tag: z.string(), total: z.int() })),
})
export type ClubView = z.infer<typeof ClubView>

/** The maximum length of a keyword in UTF-16 units. */
export const longestKeyword = 100

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

export const showPost = endpoint({
  method: 'GET',
  path: '/v2/api/post/show',
  access: 'public',
  summary: 'บทความที่เผยแพร่แล้วหนึ่งเรื่อง พร้อมทุกอย่างที่หน้าอ่านใช้',
  query: ref,
  reply: PostView,
  errors: ['post_not_found'],
})

/** Beyond the specification: counts a person once per post and a visitor once a day. Idempotent. */
export const countView = endpoint({
  method: 'POST',
  path: '/v2/api/post/view',
  access: 'public',
  summary: 'นับการอ่านบทความหนึ่งครั้ง',
  query: ref,
  reply: z.object({ view_count: z.int() }),
  errors: ['post_not_found'],
})
