import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { DocumentTree } from '#lib/document.ts'
import { ClubType } from './contract.ts'

/** How an article is told; `npm run content` sees that no form is more than a quarter of those that name one. */
export const articleForms = ['interview', 'chat', 'test', 'myths', 'decision', 'news'] as const

/** content/articles/<key>.json. In a title `|` marks where a line may break. */
export const ArticleContent = z.object({
  key: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  club: ClubType,
  skill: Skill,
  /** Left out of an explainer that has none of these forms. */
  form: z.optional(z.enum(articleForms)),
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  /** One or two sentences: the lead of lists, the description of the page. */
  summary: z.string().check(z.minLength(40), z.maxLength(220)),
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(30))).check(z.minLength(1), z.maxLength(5)),
  author: z.string().check(z.minLength(1), z.maxLength(60)),
  published: z.iso.date(),
  /** A picture in code: the name of a cover in kit/web/art, and what happens in it. */
  cover: z.object({ art: z.string(), alt: z.string().check(z.minLength(10), z.maxLength(200)) }),
  body: DocumentTree,
  question: z.object({
    text: z.string().check(z.minLength(1), z.maxLength(220)),
    right: z.string().check(z.minLength(1), z.maxLength(120)),
    wrong: z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.minLength(3), z.maxLength(3)),
    explanation: z.string().check(z.minLength(1), z.maxLength(400)),
  }),
  sources: z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.minLength(1)),
  reviewBy: z.optional(z.iso.date()),
})
export type ArticleContent = z.infer<typeof ArticleContent>

const searchWord = z.string().check(z.minLength(1), z.maxLength(40))

/** content/search-words.json: what the search knows of words besides what a dictionary cuts. */
export const SearchWords = z.object({
  /** They do not decide what is found, unless nothing else was asked for. */
  stopWords: z.array(searchWord),
  /** Expressions of several words that mean one thing. */
  terms: z.array(searchWord),
  /** Words that the dictionary keeps whole, and the words in them: together they are the whole again. */
  splits: z.record(searchWord, z.array(searchWord).check(z.minLength(2))),
  /** Each group means the same to whoever searches. */
  synonyms: z.array(z.array(searchWord).check(z.minLength(2))),
})
export type SearchWords = z.infer<typeof SearchWords>
