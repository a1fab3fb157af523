import { textFaults } from '#lib/thai/text-rules.ts'
import { countWords } from '#lib/thai/words.ts'
import type { QuestionBody } from '../content.ts'

/** Maximum lengths in words (by dictionary segmentation), for reading on a phone. */
const max = { text: 60, choice: 25, explanation: 90 }
/** Fewer words cannot explain why the tempting wrong answer is wrong. */
const minExplained = 10

/** `path`: the field in an editor's request ('body.wrong.0'). */
type Fault = { rule: string; path: string; detail: string }
type Written = { text: string; explanation: string; body: QuestionBody }

/**
 * The faults in the texts of a question, in Thai; for content files and editors. `count` counts the words of a text.
 */
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
  yield* tooLong('text', 'คำถาม', count(text), max.text)
  yield* tooLong('explanation', 'คำอธิบาย', count(explanation), max.explanation)
  if (count(explanation) < minExplained)
    yield { rule: 'length', path: 'explanation', detail: `คำอธิบายสั้นกว่า ${minExplained} คำ` }
  for (const [path, part] of parts) yield* tooLong(path, 'ตัวเลือก', count(part), max.choice)
}

function pathOfPart({ kind }: QuestionBody, i: number): string {
  if (kind === 'ordering') return `body.items.${i}`
  return i === 0 ? 'body.right' : `body.wrong.${i - 1}`
}

/** The texts of a question besides its wording, in stored order: of choices the right one first. */
export function partsOf(body: QuestionBody): string[] {
  if (body.kind === 'choice') return [body.right, ...body.wrong]
  return body.kind === 'ordering' ? body.items : []
}

/** The right answer must not be among the wrong ones, and no two choices may be the same. */
export function* choiceFaults({ right, wrong }: { right: string; wrong: string[] }): Generator<Fault> {
  const same = wrong.map(folded).indexOf(folded(right))
  if (same >= 0) yield { rule: 'choices', path: `body.wrong.${same}`, detail: 'คำตอบที่ถูกอยู่ในตัวเลือกที่ผิด' }
  const twin = firstTwin(wrong)
  if (twin > 0) yield { rule: 'choices', path: `body.wrong.${twin}`, detail: 'มีตัวเลือกที่ผิดซ้ำกัน' }
}

/** The index of the first text that is equal to an earlier one; −1 when all differ. */
function firstTwin(texts: readonly string[]): number {
  const all = texts.map(folded)
  return all.findIndex((one, i) => all.indexOf(one) < i)
}

/** Normalises a choice for comparison. The decimal point and sign of a number stay: 15 % is not 1.5 %, nor −4 % 4 %. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/((?<=\d)\.(?=\d)|[+−](?=\d))|[^\p{L}\p{M}\p{N}]/gu, '$1')
}
