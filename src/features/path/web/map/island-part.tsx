import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import type { MouseEvent, ReactNode } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { LazyArt } from '#art/lazy-art.tsx'
import { landNames } from '#art/worlds/world-people.ts'
import { worldOf } from '#kit/skills.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Link, wayOf } from '#ui/basics/link.tsx'
import { DressedMascot } from '#ui/pictures/dressed-mascot.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Island, Stop } from '../../stop-rules.ts'
import { thingOf } from '../show-stop.ts'
import { describeState, pathText as text } from '../text.ts'

type IslandProps = {
  island: Island
  onOpen: (key: string) => void
  /** The stop that was learned a moment ago. */
  fresh: string | null
}

/** An island of the map: its picture, its name, and its stops as an ordered list whose names tell their state. */
export function IslandPart({ island: { strand, stops, learned, isKnown }, onOpen, fresh }: IslandProps) {
  const world = worldOf[strand]
  const name = landNames[world]
  return (
    <section className="island" data-w={world} aria-label={name}>
      <ArtFile file={`islands/${world}.svg`} />
      <header className="island-sign">
        <h2>{name}</h2>
        <span>{isKnown ? text.progress(learned, stops.length) : text.units(stops.length)}</span>
      </header>
      <ol>
        {stops.map((stop) => (
          <li key={stop.unit.key}>
            <MapStop stop={stop} onOpen={onOpen} isFresh={stop.unit.key === fresh} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type StopProps = { stop: Stop; onOpen: (key: string) => void }

/** Learned: a tick, which its recheck turns golden. */
function MapStop({ stop, onOpen, isFresh }: StopProps & { isFresh: boolean }) {
  const { unit, state, isLearned } = stop
  const badge = isLearned || state === 'done' ? Check : state === 'locked' ? Lock : null
  return (
    <StopLink stop={stop} onOpen={onOpen} className="stop">
      <span
        className="stop-node"
        data-learned={isLearned || undefined}
        data-fresh={(isFresh && isLearned) || undefined}
      >
        <LazyArt file={`things/${thingOf(unit)}.svg`} />
        {state === 'now' ? <DressedMascot name="stand" className="stop-kla" /> : null}
        {badge ? (
          <span className="stop-badge">
            <Icon of={badge} size={16} />
          </span>
        ) : null}
      </span>
      <span className="stop-name">
        <ThaiText>{unit.title_phrases ?? unit.title}</ThaiText>
        <span className="vh"> {describeState(stop)}</span>
      </span>
    </StopLink>
  )
}

type StopLinkProps = StopProps & { className: string; children: ReactNode }

/** Opens the stop's sheet. Without script, and in a new tab, it is what it says: a link to the article. */
export function StopLink({ stop: { unit, state }, onOpen, ...rest }: StopLinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!wayOf(event, event.currentTarget.href, location)) return
    event.preventDefault()
    onOpen(unit.key)
  }
  return (
    <Link
      {...rest}
      to={unit.article.href}
      onClick={press}
      data-state={state}
      data-stop={unit.key}
      aria-haspopup="dialog"
      aria-current={state === 'now' ? 'step' : undefined}
    />
  )
}
