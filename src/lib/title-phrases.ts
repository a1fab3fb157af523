import { z } from 'zod/mini'

/** A title, and the phrases between which its line may break: joined they are the title. Null where nobody said them. */
export type PhrasedTitle = { title: string; title_phrases: string[] | null }

/** The phrases of a title in a reply, with the spaces between them; null where nobody said where it may break. */
export const TitlePhrases = z.nullable(z.array(z.string()))

/** The phrases of a title in a content file. `hasOwnPhrases` says whether they belong to it. */
export const ContentTitlePhrases = z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(2)))

/** Whether a title's phrases, where it has some, are its own text. */
export function hasOwnPhrases({
  title,
  titlePhrases,
}: {
  title: string
  titlePhrases?: string[] | undefined
}): boolean {
  return titlePhrases === undefined || titlePhrases.join('') === title
}

/**
 * The title that a member of staff typed with a `|` where a line may break. The marks stand only in the box of a form:
 * they are neither stored nor sent.
 */
export function splitTitle(typed: string): PhrasedTitle {
  const phrases = typed.split('|').filter((phrase) => phrase !== '')
  return { title: phrases.join(''), title_phrases: phrases.length > 1 ? phrases : null }
}

/** A title as it stands in the box of a form: `splitTitle` backwards. */
export function typeTitle({ title, title_phrases }: PhrasedTitle): string {
  return title_phrases?.join('|') ?? title
}
