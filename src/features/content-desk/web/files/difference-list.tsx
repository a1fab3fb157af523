import { SvgPicture } from '#ui/pictures/svg-picture.tsx'
import { text } from './files-text.ts'

type Difference = { name: string; before: string; after: string }
type Props = {
  differences: readonly Difference[]
  /** Of what is new: as it becomes alone. */
  isNew?: boolean
  /** Two that stand beside each other, by their names: neither takes the other's place yet. */
  sides?: { before: string; after: string }
}

/** Fields as they are and as they become. */
export function DifferenceList({ differences, isNew = false, sides }: Props) {
  const { before: first, after: second } = sides ?? text
  return (
    <dl className="content-differences">
      {differences.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          {isNew ? null : (
            <dd>
              <span className="content-side">{first}</span> <Side of={before} as={sides ? null : 'del'} />
            </dd>
          )}
          <dd>
            {isNew ? null : <span className="content-side">{second}</span>}{' '}
            <Side of={after} as={sides || isNew ? null : 'ins'} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A value: a drawing as such, all else as text, underlined or struck where it comes or goes. */
function Side({ of, as: Mark }: { of: string; as: 'ins' | 'del' | null }) {
  if (of.startsWith('<svg')) return <SvgPicture svg={of} description={text.drawing} />
  const words = of || text.empty
  return Mark ? <Mark>{words}</Mark> : words
}
