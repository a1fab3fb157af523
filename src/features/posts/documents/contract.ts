import { z } from 'zod/mini'
import { GlossaryEntry } from '#features/glossary/contract.ts'
import { Skill } from '#kit/skills.ts'
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
