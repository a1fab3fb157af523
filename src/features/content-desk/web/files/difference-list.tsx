import { SvgPicture } from '#ui/pictures/svg-picture.tsx'
import { text } from './files-text.ts'

type Difference = { name: string; before: string; after: string }
type Props = { differences: readonly Difference[]; isNew?: boolean; sides?: { before: string; after: string } }

/** Fields as they are and as they become; of what is new, as they become alone. */
export function DifferenceList({ differences, isNew = false, sides = text }: Props) {
  return (
    <dl className="content-differences">
      {differences.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          {isNew ? null : (
            <dd>
              <span className="content-side">{sides.before}</span>{' '}
              {isDrawing(before) ? <Side of={before} /> : <del>{before || text.empty}</del>}
            </dd>
          )}
          <dd>
            {isNew ? null : <span className="content-side">{sides.after}</span>}{' '}
            {isNew || isDrawing(after) ? <Side of={after} /> : <ins>{after || text.empty}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const isDrawing = (value: string) => value.startsWith('<svg')

/** A value: a drawing as such, all else as text. */
function Side({ of }: { of: string }) {
  return isDrawing(of) ? <SvgPicture svg={of} description={text.drawing} /> : of || text.empty
}
