import type { QuestionBody } from '../content.ts'

/** What a form says of the parts of a question; a box left empty is no part. */
export function readBody(form: FormData, kind: QuestionBody['kind']): QuestionBody {
  const line = (name: string) => String(form.get(name))
  const parts = form
    .getAll('part')
    .map(String)
    .filter((part) => part.trim() !== '')
  if (kind === 'choice') return { kind, right: line('right'), wrong: parts }
  return kind === 'numeric' ? { kind, right: line('right'), unit: line('unit') } : { kind, items: parts }
}
