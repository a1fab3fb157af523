import type { QuestionBody } from '../content.ts'

/** Reads a question's fields from a form (QuestionFields in admin-fields-part.tsx). */
export function readWords(form: FormData, kind: QuestionBody['kind']) {
  const line = (name: string) => String(form.get(name))
  return {
    text: line('text'),
    body: readBody(form, kind),
    explanation: line('explanation'),
    source: line('source'),
    picture: readPicture(form),
  }
}

/** Reads the parts of a question; empty boxes are ignored. */
function readBody(form: FormData, kind: QuestionBody['kind']): QuestionBody {
  const line = (name: string) => String(form.get(name))
  const parts = form
    .getAll('part')
    .map(String)
    .filter((part) => part.trim() !== '')
  if (kind === 'choice') return { kind, right: line('right'), wrong: parts }
  return kind === 'numeric' ? { kind, right: line('right'), unit: line('unit') } : { kind, items: parts }
}

/** The picture of a form, or null. */
function readPicture(form: FormData): { src: string; alt: string } | null {
  const src = form.get('picture-src')
  if (typeof src !== 'string' || form.has('picture-none')) return null
  return { src, alt: String(form.get('picture-alt')) }
}

/** The indices of the filled part boxes: the call counts only these. */
export function filledParts(form: FormData): number[] {
  return form.getAll('part').flatMap((part, box) => (String(part).trim() === '' ? [] : box))
}
