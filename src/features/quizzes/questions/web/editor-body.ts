import type { QuestionBody } from '../content.ts'

/** What a form says of a question (QuestionFields in admin-fields-part.tsx). */
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

/** What a form says of the parts of a question; a box left empty is no part. */
function readBody(form: FormData, kind: QuestionBody['kind']): QuestionBody {
  const line = (name: string) => String(form.get(name))
  const parts = form
    .getAll('part')
    .map(String)
    .filter((part) => part.trim() !== '')
  if (kind === 'choice') return { kind, right: line('right'), wrong: parts }
  return kind === 'numeric' ? { kind, right: line('right'), unit: line('unit') } : { kind, items: parts }
}

/** The picture that a form says, or none. */
function readPicture(form: FormData): { src: string; alt: string } | null {
  const src = form.get('picture-src')
  if (typeof src !== 'string' || form.has('picture-none')) return null
  return { src, alt: String(form.get('picture-alt')) }
}

/** Which boxes of parts were filled in: the call counts those alone. */
export function filledParts(form: FormData): number[] {
  return form.getAll('part').flatMap((part, box) => (String(part).trim() === '' ? [] : box))
}
