import { z } from 'zod/mini'

const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

/** The names of the three places, in the order of the screen. */
export const placeNames = { 1: 'ก', 2: 'ข', 3: 'ค' } as const

/**
 * The question at the end of a film: three choices in the order of the screen, each with the reason why it is right or
 * wrong, and the place of the right one, from 1.
 */
export const FilmQuestion = z
  .object({
    text: text(10, 160),
    choices: z.array(z.object({ text: text(1, 60), why: text(10, 160) })).check(z.length(3)),
    right: z.literal([1, 2, 3]),
    source: text(5, 300),
  })
  .check(
    z.refine(({ choices }) => new Set(choices.map((one) => one.text)).size === choices.length, {
      path: ['choices'],
      error: 'ตัวเลือกต้องไม่ซ้ำกัน',
    }),
  )
export type FilmQuestion = z.infer<typeof FilmQuestion>

/** A question as everybody sees it: without its key. */
export const AskedFilmQuestion = z.object({ text: z.string(), choices: z.array(z.string()) })
export type AskedFilmQuestion = z.infer<typeof AskedFilmQuestion>

/** What a choice comes to. `why` is null where the choice was reworded since; `right_why` is why the right one is right. */
export const FilmAnswer = z.object({
  choice: z.string(),
  right: z.string(),
  is_right: z.boolean(),
  why: z.nullable(z.string()),
  right_why: z.string(),
})
export type FilmAnswer = z.infer<typeof FilmAnswer>

/** The question without its key. */
export function asked({ text, choices }: FilmQuestion): AskedFilmQuestion {
  return { text, choices: choices.map((one) => one.text) }
}

/** The right choice of a question. */
export function rightOf({ choices, right }: FilmQuestion): FilmQuestion['choices'][number] {
  return choices[right - 1]!
}

/** What a choice comes to; `isRight` is what was stored when it was given, where it was. */
export function judge(question: FilmQuestion, choice: string, isRight?: boolean): FilmAnswer {
  const right = rightOf(question)
  const why = question.choices.find(({ text }) => text === choice)?.why ?? null
  return { choice, right: right.text, is_right: isRight ?? choice === right.text, why, right_why: right.why }
}

/** Whether another choice becomes the right one, also by other words, or a question is new. */
export function isOtherKey(before: FilmQuestion | null, after: FilmQuestion | null): boolean {
  return after !== null && (before === null || rightOf(before).text !== rightOf(after).text)
}
