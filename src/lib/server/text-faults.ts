import type { FieldFault } from '#lib/errors.ts'

/**
 * Texts that PostgreSQL keeps nowhere (U+0000, half a surrogate), with their paths from `part`. Looks at what came out
 * of the schema, so that a field which leaves such a letter out by itself is no fault; files' bytes are not texts.
 */
export function findTextFaults(part: unknown): FieldFault[] {
  const faults: FieldFault[] = []
  // A list and no recursion: who sends ten thousand brackets gets an answer too.
  const waiting: { path: string; value: unknown }[] = [{ path: '', value: part }]
  for (let next = waiting.pop(); next && faults.length < 50; next = waiting.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && !isStorable(value)) faults.push(faultAt(path))
    else if (isPlain(value))
      for (const [key, inner] of Object.entries(value)) {
        if (isStorable(key)) waiting.push({ path: path === '' ? key : `${path}.${key}`, value: inner })
        else faults.push(faultAt(path))
      }
  }
  return faults
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return true
  const made = Object.getPrototypeOf(value)
  return made === Object.prototype || made === null
}

function faultAt(path: string): FieldFault {
  return { path, code: 'invalid_text', detail: 'มีตัวอักษรที่เก็บไม่ได้ ลองลบแล้วพิมพ์ใหม่' }
}
