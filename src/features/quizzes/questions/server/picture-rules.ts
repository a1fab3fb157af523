import { drawingFaults } from '#art/names/drawing-rules.ts'
import { letterCount, textFaults } from '#lib/thai/text-rules.ts'
import { countWords } from '#lib/thai/words.ts'
import type { QuestionBody } from '../content.ts'
import { partsOf } from './writing-rules.ts'

/** The size limit of a drawing in bytes, with letters as outlines. Compressed it is a third. */
const largestDrawn = 14_000
/** The aspect ratio, width by height, that screens reserve space for. */
const shapes = { min: 1.2, max: 2.4 }
/** Limits for uploads: a long strip would be unreadable at the height that a question reserves. */
const uploads = { width: 240, widest: 3, highest: 1.25 }
const maxWords = 100
const minLetters = 15

/** The immutable address '/media/<key>/picture.svg'. */
export function addressOf(key: string, type: string): string {
  return `/media/${key}/picture.${type}`
}

/** The key and type of such an address, or of an editor's upload (type null); null for any other. */
export function readAddress(src: string): { key: string; type: string | null } | null {
  const [, key, file = ''] = /^\/media\/([\w-]{43})\/(picture\.svg|picture\.webp|960\.webp)$/.exec(src) ?? []
  return key ? { key, type: typeOfPicture(file) } : null
}

/** 'picture.svg' → 'svg'; null for other file names. */
export function typeOfPicture(file: string): string | null {
  return /^picture\.(svg|webp)$/.exec(file)?.[1] ?? null
}

/** The size from a drawing's viewBox; null when it has none. */
export function sizeOfDrawing(svg: string): { width: number; height: number } | null {
  const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d{2,4}) (\d{2,4})"/.exec(svg) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** The faults that keep a drawing from being shown, in Thai. */
export function* drawnFaults(svg: string): Generator<string> {
  yield* drawingFaults(svg, largestDrawn)
  const size = sizeOfDrawing(svg)
  if (!size) return yield 'viewBox ต้องเริ่มที่ 0 0 และเป็นจำนวนเต็ม'
  const shape = size.width / size.height
  if (shape < shapes.min || shape > shapes.max) yield `กว้างต่อสูง ${shape.toFixed(2)} ต้องอยู่ใน ${shapes.min}–${shapes.max}`
}

/** The fault that keeps an upload of this size from being shown, in Thai; null when there is none. */
export function uploadFault({ width, height }: { width: number; height: number }): string | null {
  if (width < uploads.width) return `ภาพกว้าง ${width} พิกเซล ต้องอย่างน้อย ${uploads.width}`
  return width > height * uploads.widest || height > width * uploads.highest
    ? 'ภาพยาวหรือสูงเกินไปจนอ่านไม่ออกในข้อสอบ ตัดให้ใกล้สี่เหลี่ยมผืนผ้าแนวนอน'
    : null
}

type Fault = { rule: string; detail: string }

/**
 * The faults of an alternative text: it must describe everything visible without revealing the answer. `count` counts
 * words.
 */
export function* altFaults(alt: string, body: QuestionBody, count = countWords): Generator<Fault> {
  yield* textFaults(alt)
  if (letterCount(alt) < minLetters) yield { rule: 'alt', detail: 'คำบรรยายภาพสั้นเกินไป บอกทุกอย่างที่เห็นในภาพ' }
  if (count(alt) > maxWords) yield { rule: 'alt', detail: `คำบรรยายภาพยาว ${count(alt)} คำ เกิน ${maxWords}` }
  if (/คำตอบ|เฉลย|ข้อที่ถูก/.test(alt) || isToldBy(alt, body))
    yield { rule: 'alt', detail: 'คำบรรยายภาพบอกคำตอบ ให้บอกแค่สิ่งที่เห็น' }
}

/** Whether it names the right choice but not all others, the number itself, or the items in their right order. */
function isToldBy(alt: string, body: QuestionBody): boolean {
  if (body.kind === 'numeric') return placeOf(alt, body.right) >= 0
  if (body.kind === 'choice') return placeOf(alt, body.right) >= 0 && body.wrong.some((one) => placeOf(alt, one) < 0)
  const places = partsOf(body).map((item) => placeOf(alt, item))
  return places.every((place, i) => place >= 0 && (i === 0 || place > places[i - 1]!))
}

/** The position of a part in a text, where a number does not match inside a longer one. −1 when there is none. */
function placeOf(text: string, part: string): number {
  const plain = (one: string) => one.normalize('NFC').toLowerCase().replace(/[\s,]/g, '')
  const words = plain(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return plain(text).search(new RegExp(`(?<![\\d.])${words}(?!\\d|\\.\\d)`))
}
