import type { Skill } from '#kit/skills.ts'
import type { QuestionBody } from '../content.ts'
import type { QuestionPicture } from '../contract.ts'

type Kind = QuestionBody['kind']

/** What the boxes of a question hold (QuestionFields in admin-fields-part.tsx); parts that are not needed stay empty. */
export type QuestionValues = Record<'text' | 'right' | 'unit' | 'explanation' | 'source', string> & {
  wrong: string[]
  items: string[]
  picture: QuestionPicture & { isNone: boolean }
}

/** A question of any kind may have so many parts. */
export const maxParts = { wrong: 4, items: 5 } as const

const noPicture: QuestionPicture = { src: '', alt: '', width: 0, height: 0 }

const empty: QuestionValues = {
  text: '',
  right: '',
  unit: '',
  explanation: '',
  source: '',
  wrong: Array(maxParts.wrong).fill(''),
  items: Array(maxParts.items).fill(''),
  picture: { ...noPicture, isNone: false },
}

/** The boxes of a new question, and where it goes. */
export const newQuestion = {
  ...empty,
  kind: 'choice',
  pool: 'daily',
  skill: 'saving',
  difficulty: '1',
  article: '',
  reviewBy: '',
}
export type NewQuestion = typeof newQuestion

/** What the boxes say of a question, as the call wants it. */
export function readWords({ text, explanation, source, picture, ...parts }: QuestionValues, kind: Kind) {
  const { src, alt, isNone } = picture
  return { text, body: readBody(parts, kind), explanation, source, picture: src && !isNone ? { src, alt } : null }
}

/** Where a new question goes. */
export function readPlace({ pool, skill, difficulty, article, reviewBy }: NewQuestion) {
  return {
    pool: pool as 'daily' | 'exam' | 'money',
    skill: skill as Skill,
    difficulty: Number(difficulty) as 1 | 2 | 3,
    ...(article.trim() && { article: article.trim() }),
    ...(reviewBy && { reviewBy }),
  }
}

/** A box left empty is no part. */
function readBody(
  { right, unit, wrong, items }: Pick<QuestionValues, 'right' | 'unit' | 'wrong' | 'items'>,
  kind: Kind,
) {
  const filled = (parts: string[]) => parts.filter((part) => part.trim() !== '')
  if (kind === 'choice') return { kind, right, wrong: filled(wrong) } as const
  return kind === 'numeric' ? ({ kind, right, unit } as const) : ({ kind, items: filled(items) } as const)
}

/** The fields as they stand on the page. */
export const questionOrder = [
  'text',
  'picture.src',
  'picture.alt',
  'right',
  'unit',
  ...Array.from({ length: maxParts.wrong }, (_, i) => `wrong.${i}` as const),
  ...Array.from({ length: maxParts.items }, (_, i) => `items.${i}` as const),
  'explanation',
  'source',
] as const

/** The field of a fault: the call counts the filled parts alone; that there are too few is said of the first. */
export function fieldOfPath(path: string, { wrong, items }: Pick<QuestionValues, 'wrong' | 'items'>): string {
  const [first = '', name = '', place] = path.split('.')
  if (first !== 'body') return path
  if (name !== 'wrong' && name !== 'items') return name
  const parts = name === 'wrong' ? wrong : items
  const filled = parts.flatMap((part, box) => (part.trim() === '' ? [] : box))
  return `${name}.${place === undefined ? 0 : (filled[Number(place)] ?? 0)}`
}
