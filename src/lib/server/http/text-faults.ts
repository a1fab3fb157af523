import type { FieldFault } from '#lib/errors.ts'

/**
 * Finds strings that PostgreSQL cannot store (U+0000, lone surrogates), with their paths from `part`. It checks the
 * output of the schema, so a field that strips such characters itself has no fault. Bytes of files are skipped.
 */
export function findTextFaults(part: unknown): FieldFault[] {
  const faults: FieldFault[] = []
  // An explicit stack instead of recursion, so that deep nesting cannot overflow the call stack.
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
