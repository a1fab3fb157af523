import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { DocumentTree } from '#lib/document.ts'
import { ContentTitlePhrases, hasOwnPhrases } from '#lib/title-phrases.ts'
import { ClubType, ReadingLevel, Voice } from './contract.ts'

/** The form of an article. `npm run content` limits each form to a quarter of the articles that have one. */
export const articleForms = [
  'interview',
  'chat',
  'test',
  'myths',
  'decision',
  'explainer',
  'news',
  'letter',
  'comic',
] as const

/** The schema of content/articles/<key>.json. */
export const ArticleContent = z
  .object({
    key: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
    club: ClubType,
    skill: Skill,
    /** Left out of a plain text that has none of these forms. */
    form: z.optional(z.enum(articleForms)),
    /** For whom it is written, by its concepts: an editor decides, `npm run content` only says where the text looks otherwise. */
    level: ReadingLevel,
    title: z.string().check(z.minLength(1), z.maxLength(120)),
    titlePhrases: ContentTitlePhrases,
    /** One or two sentences: the lead in lists and the description of the page. */
    summary: z.string().check(z.minLength(40), z.maxLength(220)),
    tags: z.array(z.string().check(z.minLength(1), z.maxLength(30))).check(z.minLength(1), z.maxLength(5)),
    author: z.string().check(z.minLength(1), z.maxLength(60)),
    /** Whose byline it has: `author` is then that voice's name. */
    voice: z.optional(Voice),
    /** Of a text of the data desk: the keys of what it draws, in content/series.json. */
    series: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(4))),
    /** The day on which it was written. */
    published: z.iso.date(),
    /** Of a text that is written ahead: the day from which readers find it. Without it they do from the first start on. */
    opens: z.optional(z.iso.date()),
    /** The day of the last revision that changed what it says. */
    revised: z.optional(z.iso.date()),
    /** An illustration in code: the name of a cover in art, and a description of it. */
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
  .check(z.refine(hasOwnPhrases, { path: ['titlePhrases'] }))
export type ArticleContent = z.infer<typeof ArticleContent>

/**
 * A list of articles to start with, in reading order. `level`: all of them have it. The schema of content/shelves.json.
 */
export const ShelfFile = z.object({
  shelves: z.array(
    z.object({
      key: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
      title: z.string().check(z.minLength(1), z.maxLength(60)),
      lead: z.string().check(z.minLength(1), z.maxLength(160)),
      level: z.optional(ReadingLevel),
      articles: z.array(z.string()).check(z.minLength(5), z.maxLength(8)),
    }),
  ),
})
export type ShelfContent = z.infer<typeof ShelfFile>['shelves'][number]

const searchWord = z.string().check(z.minLength(1), z.maxLength(40))

/** The schema of content/search-words.json: what search knows beyond dictionary segmentation. */
export const SearchWords = z.object({
  /** They do not affect the results unless the query has nothing else. */
  stopWords: z.array(searchWord),
  /** Expressions of several words with one meaning. */
  terms: z.array(searchWord),
  /** Words that the dictionary keeps whole, and their parts, which concatenate to the word. */
  splits: z.record(searchWord, z.array(searchWord).check(z.minLength(2))),
  /** Groups of words with the same meaning in a search. */
  synonyms: z.array(z.array(searchWord).check(z.minLength(2))),
})
export type SearchWords = z.infer<typeof SearchWords>
