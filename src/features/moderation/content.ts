import { z } from 'zod/mini'

const phrase = z.string().check(z.minLength(2), z.maxLength(40))

const categories = ['insult', 'sex', 'hate', 'gambling', 'scam', 'drugs', 'self-harm', 'contact'] as const

/**
 * What a text can be flagged for. `contact`: a way to reach somebody outside; `self-harm`: offer help, not blame;
 * `unread`: the check did not finish.
 */
export const FlagCategory = z.enum([...categories, 'unread'])
export type FlagCategory = z.infer<typeof FlagCategory>

/** The schema of content/moderation-words.json. */
export const ModerationWords = z.object({
  words: z.array(
    z.object({
      category: z.enum(categories),
      /** 1: rude, 2: hurts or lures, 3: harms. */
      severity: z.literal([1, 2, 3]),
      /** Matches with any tone marks: for words that are no other word under other tones. */
      isLoose: z.optional(z.boolean()),
      /** Also matches at the start of longer words (Latin script). */
      isPrefix: z.optional(z.boolean()),
      words: z.array(phrase).check(z.minLength(1)),
    }),
  ),
  /** Expressions that contain one of the words but mean something else. */
  innocent: z.array(phrase),
  /** Phrases that, just before an offer, show that the text warns of it. */
  guards: z.array(phrase),
})
export type ModerationWords = z.infer<typeof ModerationWords>
