import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { World } from '#art/art-color.ts'
import { ArtFile } from '#art/art-file.tsx'
import { landNames, worlds } from '#art/worlds/world-people.ts'
import { worldOf } from '#kit/skills.ts'
import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { type PlaceState, StateSign } from '#ui/journey/state-sign.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { listMissions, type Mission, type MissionState } from '../../contract.ts'
import { joinMissions } from '../../joining-contract.ts'
import { thingOf } from '../show-thing.ts'
import { lockedWords, text } from '../text.ts'
import { useMissions } from '../use-missions.ts'

/** Every mission that is open or open soon, and in the browser of a person all that they have joined. */
export async function loader() {
  const [{ items }, own] = await Promise.all([
    call(listMissions, { query: {} }),
    readToken() === null ? { items: [] } : call(joinMissions, {}),
  ])
  const open = items.filter(({ id }) => !own.items.some((mission) => mission.id === id))
  return { items: [...own.items, ...open] }
}

/** Its code comes when it is asked for. */
const MissionSheet = lazy(async () => ({ default: (await import('../mission-sheet-part.tsx')).MissionSheet }))

/** The five lands as lists: the twin of the map for readers, keyboards and large letters. */
export function Component() {
  const { missions, change } = useMissions(useLoaderData<typeof loader>().items)
  const [shown, setShown] = useState<string | null>(null)
  const open = missions.find(({ id }) => id === shown)
  const count = (states: readonly MissionState[]) => missions.filter(({ state }) => states.includes(state)).length
  const done = count(['completed', 'rewarded'])
  return (
    <PageFrame
      title={text.all}
      description={text.allDescription}
      path="/superquest/profile/allquests"
      isPrivate
      tone="play"
      isNarrow
      lead={text.allLead(missions.length, done, count(['joined', 'in_progress']))}
      more={
        <Link to="/superquest/about" className="tap">
          {text.asLands}
        </Link>
      }
    >
      {missions.length === 0 ? <EmptyState>{text.noneAtAll}</EmptyState> : null}
      {worlds.map((world) => (
        <Land
          key={world}
          world={world}
          list={missions.filter(({ skill }) => worldOf[skill] === world)}
          onShow={setShown}
        />
      ))}
      <Suspense fallback={null}>
        {open ? <MissionSheet mission={open} onClose={() => setShown(null)} onChange={change} /> : null}
      </Suspense>
    </PageFrame>
  )
}

type LandProps = { world: World; list: readonly Mission[]; onShow: (id: string) => void }

function Land({ world, list, onShow }: LandProps) {
  if (list.length === 0) return null
  return (
    <section className="quest-twin" data-w={world} aria-labelledby={`land-${world}`}>
      <h2 id={`land-${world}`}>{landNames[world]}</h2>
      <ol>
        {list.map((mission) => (
          <li key={mission.id} id={`mission-${mission.id}`}>
            <button type="button" data-js aria-haspopup="dialog" onClick={() => onShow(mission.id)}>
              <span className="orb">
                <ArtFile file={`things/${thingOf(mission)}.svg`} />
              </span>
              <span>
                <b>
                  <ThaiText>{mission.title}</ThaiText>
                </b>
                <br />
                <StateSign state={signOf(mission.state)}>{stateWords(mission)}</StateSign>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function signOf(state: MissionState): PlaceState {
  if (state === 'completed' || state === 'rewarded') return 'done'
  if (state === 'joined' || state === 'in_progress') return 'now'
  return state === 'available' ? 'open' : 'locked'
}

function stateWords({ state, chain, mine, opens_at }: Mission): string {
  if (state === 'locked') return lockedWords(chain)
  if (state === 'upcoming') return text.opens(opens_at)
  const isGoing = state === 'joined' || state === 'in_progress'
  return isGoing && mine ? `${text.states[state]} ${mine.progress.sentence}` : text.states[state]
}
