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

/** popular: likes and completed reads, a week old ones worth half; oldest and new go by the day of publication. */
export const postOrders = ['new', 'popular', 'oldest'] as const
export const PostOrder = z.enum(postOrders)
export type PostOrder = z.infer<typeof PostOrder>

/** Where a search looks: everywhere in a post but its author, or in its title, its tags or its author's name alone. */
export const postFilterFields = ['all', 'title', 'tag', 'author'] as const
export const PostFilterField = z.enum(postFilterFields)
export type PostFilterField = z.infer<typeof PostFilterField>

export const postErrors = {
  post_not_found: { status: 404, th: 'ไม่พบบทความนี้ อาจถูกย้ายหรือเลิกเผยแพร่แล้ว' },
} as const satisfies ErrorTable

/** What happens in the cover, and which it is: `art`, a drawn one by its name, or `src`, an uploaded picture. */
export const PostCover = z.object({ art: z.optional(z.string()), src: z.optional(z.string()), alt: z.string() })
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

/** How hard an article of ours reads: for 13–15, 16–18, or 19 and older (level-rules.ts). */
export const ReadingLevel = z.enum(['easy', 'medium', 'dense'])
export type ReadingLevel = z.infer<typeof ReadingLevel>

/** Somebody who writes, as everybody may see them. */
export const PostAuthor = z.object({ name: z.string(), image: z.string() })
export type PostAuthor = z.infer<typeof PostAuthor>

/** A video in a post: where its page is, and its files; null where it comes from another site and plays on its page alone. */
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

/** A post as its page shows it; the same for every reader. */
export const PostView = z.extend(PostItem, {
  /** The content file's key; null for a post that a person wrote. */
  key: z.nullable(z.string()),
  /** Null for a post that a person wrote. */
  level: z.nullable(ReadingLevel),
  /** The person who wrote it, as they are now; null for what is ours. */
  author: z.nullable(PostAuthor),
  /** With names of its headings, and the first words of the glossary marked. */
  body: ReadingTree,
  /** Its headings of the first order, by the names that the body gives them; empty when it is too short for a table. */
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  /** The words that are marked in the body. */
  terms: z.array(GlossaryEntry),
  /** The videos in the body that are published. */
  films: z.array(PostFilm),
  updated_at: z.iso.datetime(),
  question: z.nullable(PostQuestion),
  /** Up to three others of the same club, those that share a tag first. */
  related: z.array(PostItem),
})
export type PostView = z.infer<typeof PostView>

/** A post's id, or the key of its content file: links between articles are written with the key. */
export const PostRef = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

const ref = z.object({ id: PostRef })
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

/** The first page of a club: `total` counts its published posts, `tags` are its most used ones, most used first. */
export const ClubView = z.object({
  club: ClubType,
  total: z.int(),
  latest: z.array(PostItem),
  popular: z.array(PostItem),
  tags: z.array(z.object({ tag: z.string(), total: z.int() })),
})
export type ClubView = z.infer<typeof ClubView>

/** The longest keyword, in UTF-16 units; what is longer is refused. */
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
