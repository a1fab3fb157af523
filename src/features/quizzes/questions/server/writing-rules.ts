import { textFaults } from '#lib/thai/text-rules.ts'
import { countWords } from '#lib/thai/words.ts'
import type { QuestionBody } from '../content.ts'

/** Words, as a dictionary cuts them: what a teenager reads on a phone without losing the thread. */
const most = { text: 60, choice: 25, explanation: 90 }
/** Fewer cannot say why the tempting wrong answer is wrong. */
const leastExplained = 10

type Fault = { rule: string; detail: string }
type Written = { text: string; explanation: string; body: QuestionBody }

/** What is wrong with the words of a question, of a content file or of an editor, in Thai. `count`: words of a text. */
export function* writingFaults({ text, explanation, body }: Written, count = countWords): Generator<Fault> {
  const parts = partsOf(body)
  for (const one of [text, explanation, ...parts]) yield* textFaults(one)
  if (body.kind === 'choice') yield* choiceFaults(body)
  if (body.kind === 'ordering' && new Set(parts.map(folded)).size < parts.length)
    yield { rule: 'choices', detail: 'มีรายการซ้ำกัน' }
  if (body.kind === 'numeric' && !explanation.replaceAll(',', '').includes(body.right))
    yield { rule: 'choices', detail: `คำอธิบายไม่ได้กล่าวถึงคำตอบ ${body.right}` }
  const tooLong = (what: string, words: number, limit: number): Fault[] =>
    words > limit ? [{ rule: 'length', detail: `${what}ยาว ${words} คำ เกิน ${limit}` }] : []
  yield* tooLong('คำถาม', count(text), most.text)
  yield* tooLong('คำอธิบาย', count(explanation), most.explanation)
  if (count(explanation) < leastExplained) yield { rule: 'length', detail: `คำอธิบายสั้นกว่า ${leastExplained} คำ` }
  for (const part of parts) yield* tooLong('ตัวเลือก', count(part), most.choice)
}

/** What a question shows besides its words, as it is stored: of choices the right one first. */
export function partsOf(body: QuestionBody): string[] {
  if (body.kind === 'choice') return [body.right, ...body.wrong]
  return body.kind === 'ordering' ? body.items : []
}

/** The right answer is not among the wrong ones, and no two choices are the same. */
export function* choiceFaults({ right, wrong }: { right: string; wrong: string[] }): Generator<Fault> {
  if (wrong.map(folded).includes(folded(right))) yield { rule: 'choices', detail: 'คำตอบที่ถูกอยู่ในตัวเลือกที่ผิด' }
  if (new Set(wrong.map(folded)).size < wrong.length) yield { rule: 'choices', detail: 'มีตัวเลือกที่ผิดซ้ำกัน' }
}

/** Equal texts mean the same choice. The point in a number and its sign stay: 15 % is not 1.5 %, nor −4 % 4 %. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/((?<=\d)\.(?=\d)|[+−](?=\d))|[^\p{L}\p{M}\p{N}]/gu, '$1')
}
