import { differencesOfWords } from '#lib/thai/differences.ts'
import { SvgPicture } from '#ui/pictures/svg-picture.tsx'
import { text as fileText } from '../files/files-text.ts'

type Difference = { name: string; before: string; after: string }

/** Fields that changed, each as one text in which the words that go are struck and those that come are underlined. */
export function WordMarks({ differences }: { differences: readonly Difference[] }) {
  return (
    <dl className="content-differences content-marked">
      {differences.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Marked before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Marked({ before, after }: Omit<Difference, 'name'>) {
  if ([before, after].some((side) => side.startsWith('<svg'))) return <Drawings before={before} after={after} />
  return (
    <span className="content-words">
      {differencesOfWords(before, after).map(({ text, is }, i) => {
        if (is === 'gone') return <del key={i}>{text}</del>
        return is === 'new' ? <ins key={i}>{text}</ins> : <span key={i}>{text}</span>
      })}
    </span>
  )
}

function Drawings({ before, after }: Omit<Difference, 'name'>) {
  const sides = [
    [fileText.before, before],
    [fileText.after, after],
  ] as const
  return (
    <span className="content-drawings">
      {sides.map(([label, svg]) =>
        svg ? (
          <span key={label}>
            <span className="content-side">{label}</span>
            <SvgPicture svg={svg} description={fileText.drawing} />
          </span>
        ) : null,
      )}
    </span>
  )
}
