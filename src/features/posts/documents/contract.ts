import { z } from 'zod/mini'
import { voiceNames } from '#art/names/voice-names.ts'
import { GlossaryEntry } from '#features/glossary/contract.ts'
import { Skill } from '#kit/skills.ts'
import { ReadingTree } from '#lib/document.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { TitlePhrases } from '#lib/title-phrases.ts'

export const clubTypes = ['hit', 'biz-master', 'smart-society', 'play-yard', 'greenery'] as const

export const ClubType = z.enum(clubTypes)

export type ClubType = z.infer<typeof ClubType>

/** A byline of the house with a face (voice-rules.ts). */
export const Voice = z.enum(voiceNames)
export type Voice = z.infer<typeof Voice>

/** popular: likes and completed reads with a half-life of a week; oldest and new: by date of publication. */
export const postOrders = ['new', 'popular', 'oldest'] as const

export const PostOrder = z.enum(postOrders)

export type PostOrder = z.infer<typeof PostOrder>

export const postErrors = {
  post_not_found: { status: 404, th: 'ไม่พบบทความนี้ อาจถูกย้ายหรือเลิกเผยแพร่แล้ว' },
} as const satisfies ErrorTable

/** A cover: `art` is the name of a drawn one, `src` an uploaded picture; `alt` is its alternative text. */
export const PostCover = z.object({ art: z.optional(z.string()), src: z.optional(z.string()), alt: z.string() })

export type PostCover = z.infer<typeof PostCover>

/** A post in a list. */
export const PostItem = z.object({
  id: z.uuid(),
  slug: z.string(),
  club: ClubType,
  skill: Skill,
  title: z.string(),
  title_phrases: TitlePhrases,
  summary: z.string(),
  cover: PostCover,
  minutes: z.int(),
  author_name: z.string(),
  /** Null for an article without a byline of its own, and for a post by a member. */
  voice: z.nullable(Voice),
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

/** How hard an article of ours reads: for 13–15, 16–18, or 19 and older (level-rules.ts). */
export const ReadingLevel = z.enum(['easy', 'medium', 'dense'])
export type ReadingLevel = z.infer<typeof ReadingLevel>

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
  /** Null for a post by a member. */
  level: z.nullable(ReadingLevel),
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
