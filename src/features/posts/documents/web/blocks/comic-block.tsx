import type { ComicArtFile } from '#art/art-file-name.ts'
import { Picture } from '#art/picture.tsx'
import { castTitles } from '#lib/comic-names.ts'
import type { LiveBlockOf } from '#lib/document-blocks.ts'
import { liveBlockText as text } from './live-block-text.ts'

type Panel = LiveBlockOf<'comic'>['panels'][number]

/** Where figures stand, by how many there are: the middle of each on the 200 grid, and their size. */
const places = {
  1: { at: [78], size: 0.74 },
  2: { at: [54, 146], size: 0.7 },
  3: { at: [36, 100, 164], size: 0.6 },
  4: { at: [28, 77, 125, 173], size: 0.5 },
} as const
const ground = 104
/** On the 96 grid of a figure: its middle, and where it stands. */
const figure = { middle: 48, feet: 89 }
/** A thing stands between the first two, or beside the only one. */
const propAt = { 1: 142, 2: 100, 3: 68, 4: 100 } as const
const propSize = { 1: 1.1, 2: 0.9, 3: 0.66, 4: 0.6 } as const
const sides = { 1: ['middle'], 2: ['start', 'end'], 3: ['start', 'middle', 'end'], 4: ['start', 'start', 'end', 'end'] }

/** A comic strip: panels in reading order, each with what is said above its picture. All of it is text without our code. */
export function ComicBlock({ title, panels }: LiveBlockOf<'comic'>) {
  return (
    <section className="comic" aria-label={text.comic(title)}>
      <ol className="comic-panels">
        {panels.map((panel, i) => (
          <li key={i} className="comic-panel" data-place={panel.place}>
            {panel.caption && <p className="comic-caption">{panel.caption}</p>}
            <Says panel={panel} />
            <PanelPicture panel={panel} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Says({ panel: { figures, says } }: { panel: Panel }) {
  const side = (who: string) => sides[countOf(figures)][figures.findIndex((one) => one.who === who)]
  return says.map(({ who, text: said }, i) => (
    <p key={i} className="comic-bubble" data-side={side(who)}>
      <span className="comic-who">{castTitles[who]}</span>
      <span className="vh">: </span>
      {said}
    </p>
  ))
}

function PanelPicture({ panel: { place, alt, figures, prop } }: { panel: Panel }) {
  const count = countOf(figures)
  const { at, size } = places[count]
  return (
    <Picture kind="panel" label={alt} className="comic-picture">
      <ArtUse file={`sets/${place}.svg`} />
      {figures.map(({ who, pose }, i) => (
        <g
          key={who}
          transform={`translate(${at[i]! - figure.middle * size} ${ground - figure.feet * size}) scale(${size})`}
        >
          <ArtUse file={`cast/${who}-${pose}.svg`} />
        </g>
      ))}
      {prop && (
        <g
          transform={`translate(${propAt[count] - 20 * propSize[count]} ${ground + 4 - 40 * propSize[count]}) scale(${propSize[count]})`}
        >
          <ArtUse file={`props/${prop}.svg`} />
        </g>
      )}
    </Picture>
  )
}

function ArtUse({ file }: { file: ComicArtFile }) {
  return <use href={`/art/${file}#art`} />
}

function countOf(figures: Panel['figures']) {
  return figures.length as 1 | 2 | 3 | 4
}
