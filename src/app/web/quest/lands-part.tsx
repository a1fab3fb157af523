import { ArtFile } from '#art/art-file.tsx'
import { landNames } from '#art/worlds/world-people.ts'
import { type Skill, worldOf } from '#kit/skills.ts'
import { Link } from '#ui/basics/link.tsx'
import { type PlaceState, StateSign } from '#ui/journey/state-sign.tsx'
import { DressedMascot } from '#ui/pictures/dressed-mascot.tsx'
import { text } from './text.ts'

type Land = { skill: Skill; open: number; completed: number }
type Props = {
  lands: readonly Land[]
  /** The skills of the missions under way. */
  going: readonly Skill[]
}

/** The five lands in the order of the road: an ordered list whose names carry the state; a plain list where letters are large. */
export function Lands({ lands, going }: Props) {
  const inOrder = lands.toSorted((a, b) => worldOf[a.skill] - worldOf[b.skill])
  const here = inOrder.find(({ skill }) => going.includes(skill)) ?? inOrder.find(({ open }) => open > 0)
  return (
    <ol className="lands" aria-label={text.lands}>
      {inOrder.map((land) => (
        <LandItem key={land.skill} land={land} isHere={land === here} isGoing={going.includes(land.skill)} />
      ))}
    </ol>
  )
}

type ItemProps = { land: Land; isHere: boolean; isGoing: boolean }

function LandItem({ land: { skill, open, completed }, isHere, isGoing }: ItemProps) {
  const world = worldOf[skill]
  const state: PlaceState = isHere ? 'now' : open > 0 ? 'open' : completed > 0 ? 'done' : 'locked'
  const words = isHere
    ? isGoing || completed > 0
      ? text.here(completed)
      : text.begin
    : open > 0
      ? text.open(open)
      : completed > 0
        ? text.done(completed)
        : text.shut
  return (
    <li className="land" data-w={world} data-here={isHere || undefined} aria-current={isHere ? 'step' : undefined}>
      <Link to={`/superquest/missions-rewards?skill=${skill}`} className="land-link">
        <span className="land-art" aria-hidden>
          <ArtFile file={`lands/${world}.svg`} className="land-above" />
          <ArtFile file={`gates/${world}.svg`} className="land-gate" />
          {isHere ? <DressedMascot name="cheer" className="land-kla" /> : null}
        </span>
        <span className="land-sign">
          <b>{landNames[world]}</b>
          <span className="text-13 text-ink-soft">{text.purposes[skill]}</span>
          <StateSign state={state}>{words}</StateSign>
        </span>
      </Link>
    </li>
  )
}
