import { type Boxes, type ContentField, sidesOf } from '#kit/content-fields.ts'
import { Link } from '#ui/basics/link.tsx'
import { text } from './editor-text.ts'
import { WordMarks } from './word-marks.tsx'

type Props = { fields: readonly ContentField[]; boxes: Boxes; waiting: Boxes }

/** What an edit changes that waits for a second person, beside what readers have meanwhile. */
export function WaitingPart({ fields, boxes, waiting }: Props) {
  const differences = fields
    .filter(({ name }) => name in waiting)
    .map((field) => ({ name: field.label, ...sidesOf(field, boxes[field.name] ?? '', waiting[field.name] ?? '') }))
  return (
    <section className="content-conflict" aria-labelledby="content-waiting">
      <h2 id="content-waiting" className="text-17">
        {text.waits}
      </h2>
      <p>
        {text.waitsLead} <Link to="/admin/proposals">{text.waitsOpen}</Link>
      </p>
      <WordMarks differences={differences} />
    </section>
  )
}
