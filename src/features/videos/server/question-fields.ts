import type { Boxes, ContentField } from '#kit/content-fields.ts'
import { optionsFrom } from '#kit/content-fields.ts'
import { type FilmQuestion, placeNames } from '../question-rules.ts'

const places = [1, 2, 3] as const

/** The question at a film's end as the desk's editor has it: all boxes empty, no question. */
export const questionFields: readonly ContentField[] = [
  {
    name: 'question_text',
    label: 'คำถามท้ายเรื่อง',
    type: 'text',
    means: 'question',
    is_optional: true,
    hint: 'ถามหลังภาพสุดท้าย ถ้าไม่ถาม เว้นทุกช่องของคำถามไว้',
  },
  ...places.flatMap((place): ContentField[] => [
    {
      name: `choice_${place}`,
      label: `ตัวเลือก ${placeNames[place]}`,
      type: 'line',
      means: 'words',
      is_optional: true,
      hint: 'ไม่เกิน 60 ตัวอักษร',
    },
    {
      name: `why_${place}`,
      label: `ทำไมข้อ ${placeNames[place]} ถูกหรือไม่ถูก`,
      type: 'text',
      means: 'words',
      is_optional: true,
      hint: '10 ถึง 160 ตัวอักษร แสดงหลังตอบเท่านั้น',
    },
  ]),
  {
    name: 'question_right',
    label: 'ข้อที่ถูก',
    type: 'choice',
    options: optionsFrom({ '': 'ยังไม่มีคำถาม', ...placeNames }),
    is_optional: true,
    hint: 'คำถามใหม่ หรือเปลี่ยนคำตอบที่ถูก ต้องมีคนที่สองยืนยัน',
  },
  { name: 'question_source', label: 'แหล่งที่มาของคำตอบ', type: 'line', means: 'source', is_optional: true },
]

/** A question as the boxes hold it. */
export function questionBoxes(question: FilmQuestion | null): Boxes {
  const of = (place: number) => question?.choices[place - 1]
  return {
    question_text: question?.text ?? '',
    ...Object.fromEntries(places.map((place) => [`choice_${place}`, of(place)?.text ?? ''])),
    ...Object.fromEntries(places.map((place) => [`why_${place}`, of(place)?.why ?? ''])),
    question_right: question ? String(question.right) : '',
    question_source: question?.source ?? '',
  }
}

/** The boxes of a question as its schema has them, beside the other boxes. */
export function takeQuestion(boxes: Boxes): { question: unknown; rest: Boxes } {
  const names = new Set(questionFields.map(({ name }) => name))
  const rest = Object.fromEntries(Object.entries(boxes).filter(([name]) => !names.has(name)))
  const box = (name: string) => (boxes[name] ?? '').trim()
  if ([...names].every((name) => box(name) === '')) return { question: null, rest }
  const choices = places.map((place) => ({ text: box(`choice_${place}`), why: box(`why_${place}`) }))
  const question = {
    text: box('question_text'),
    choices,
    right: Number(box('question_right')),
    source: box('question_source'),
  }
  return { question, rest }
}

/** The box of a part of a question. */
export function questionBoxOf(path: string): string {
  const [first = '', part = '', at, of] = path.split('.')
  if (first !== 'question') return first
  if (part !== 'choices') return `question_${part || 'text'}`
  return at === undefined ? 'choice_1' : `${of === 'why' ? 'why' : 'choice'}_${Number(at) + 1}`
}

/** The log has a question as an object; versions compare its boxes. */
export function flattenQuestion({ question, ...logged }: Record<string, unknown>): Record<string, unknown> {
  return question === undefined ? logged : { ...logged, ...questionBoxes(question as FilmQuestion | null) }
}
