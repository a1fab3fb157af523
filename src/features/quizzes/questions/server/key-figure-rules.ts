import type { QuestionBody, StaffQuestion } from '../content.ts'

type Words = Pick<StaffQuestion, 'text' | 'body' | 'explanation' | 'source'>

/** The words of a question by the Thai names that the desk shows. */
export function figuresOf({ text, body, explanation, source }: Words): Record<string, string> {
  return { คำถาม: text, ...keyFigures(body), คำอธิบาย: explanation, แหล่งที่มา: source }
}

function keyFigures(body: QuestionBody): Record<string, string> {
  if (body.kind === 'choice') return { คำตอบที่ถูก: body.right, ตัวเลือกอื่น: body.wrong.join(' · ') }
  if (body.kind === 'numeric') return { คำตอบที่ถูก: `${body.right} ${body.unit}` }
  return { ลำดับที่ถูก: body.items.join(' → ') }
}
