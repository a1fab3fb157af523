import { textFaults } from '#lib/thai/text-rules.ts'
import { countWords } from '#lib/thai/words.ts'
import type { QuestionBody } from '../content.ts'

/** Words, as a dictionary cuts them: what a teenager reads on a phone without losing the thread. */
const most = { text: 60, choice: 25, explanation: 90 }
/** Fewer cannot say why the tempting wrong answer is wrong. */
const leastExplained = 10

/** `path`: the field, as an editor's call names it ('body.wrong.0'). */
type Fault = { rule: string; path: string; detail: string }
type Written = { text: string; explanation: string; body: QuestionBody }

/** What is wrong with the words of a question, of a content file or of an editor, in Thai. `count`: words of a text. */
export function* writingFaults({ text, explanation, body }: Written, count = countWords): Generator<Fault> {
  const parts = partsOf(body).map((part, i) => [pathOfPart(body, i), part] as const)
  for (const [path, one] of [['text', text], ['explanation', explanation], ...parts] as const)
    for (const fault of textFaults(one)) yield { path, ...fault }
  if (body.kind === 'choice') yield* choiceFaults(body)
  if (body.kind === 'ordering') {
    const twin = firstTwin(body.items)
    if (twin > 0) yield { rule: 'choices', path: `body.items.${twin}`, detail: 'มีรายการซ้ำกัน' }
  }
  if (body.kind === 'numeric' && !explanation.replaceAll(',', '').includes(body.right))
    yield { rule: 'choices', path: 'explanation', detail: `คำอธิบายไม่ได้กล่าวถึงคำตอบ ${body.right}` }
  const tooLong = (path: string, what: string, words: number, limit: number): Fault[] =>
    words > limit ? [{ rule: 'length', path, detail: `${what}ยาว ${words} คำ เกิน ${limit}` }] : []
  yield* tooLong('text', 'คำถาม', count(text), most.text)
  yield* tooLong('explanation', 'คำอธิบาย', count(explanation), most.explanation)
  if (count(explanation) < leastExplained)
    yield { rule: 'length', path: 'explanation', detail: `คำอธิบายสั้นกว่า ${leastExplained} คำ` }
  for (const [path, part] of parts) yield* tooLong(path, 'ตัวเลือก', count(part), most.choice)
}

function pathOfPart({ kind }: QuestionBody, i: number): string {
  if (kind === 'ordering') return `body.items.${i}`
  return i === 0 ? 'body.right' : `body.wrong.${i - 1}`
}

/** What a question shows besides its words, as it is stored: of choices the right one first. */
export function partsOf(body: QuestionBody): string[] {
  if (body.kind === 'choice') return [body.right, ...body.wrong]
  return body.kind === 'ordering' ? body.items : []
}

/** The right answer is not among the wrong ones, and no two choices are the same. */
export function* choiceFaults({ right, wrong }: { right: string; wrong: string[] }): Generator<Fault> {
  const same = wrong.map(folded).indexOf(folded(right))
  if (same >= 0) yield { rule: 'choices', path: `body.wrong.${same}`, detail: 'คำตอบที่ถูกอยู่ในตัวเลือกที่ผิด' }
  const twin = firstTwin(wrong)
  if (twin > 0) yield { rule: 'choices', path: `body.wrong.${twin}`, detail: 'มีตัวเลือกที่ผิดซ้ำกัน' }
}

/** The place of the first text that means the same as one before it; −1 where all differ. */
function firstTwin(texts: readonly string[]): number {
  const all = texts.map(folded)
  return all.findIndex((one, i) => all.indexOf(one) < i)
}

/** Equal texts mean the same choice. The point in a number and its sign stay: 15 % is not 1.5 %, nor −4 % 4 %. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/((?<=\d)\.(?=\d)|[+−](?=\d))|[^\p{L}\p{M}\p{N}]/gu, '$1')
}
