import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { World } from '#art/art-color.ts'
import { landNames } from '#art/worlds/world-people.ts'
import { skills, worldOf } from '#kit/skills.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { readToken, useAuth } from '#lib/web/session-store.ts'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { MoreButton } from '#ui/basics/pager.tsx'
import { Scene } from '#ui/basics/scene.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { listMissions, type Mission, type MissionState, monthlyMissions } from '../../contract.ts'
import { MissionItem } from '../mission-part.tsx'
import { text } from '../text.ts'
import { useMissions } from '../use-missions.ts'
import { RewardsWaiting } from './rewards-waiting-part.tsx'

/** The missions that are open or open soon, of one land or of all. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('skill')
  const skill = skills.find((one) => one === asked)
  const [{ items }, { month, occasion }] = await Promise.all([
    call(listMissions, { query: skill ? { skill } : {} }),
    call(monthlyMissions, {}),
  ])
  return { skill: skill ?? null, items, month, occasion, isOwn: readToken() !== null }
}

const path = '/superquest/missions-rewards'

type Shelf = { title: string; states: readonly MissionState[]; isFolded?: boolean }

const groups: readonly Shelf[] = [
  { title: text.going, states: ['in_progress', 'joined'] },
  { title: text.open, states: ['available'] },
  { title: text.next, states: ['locked'], isFolded: true },
  { title: text.soon, states: ['upcoming'], isFolded: true },
  { title: text.done, states: ['completed', 'rewarded'] },
]

/** The missions of a land or of all, what is under way first, what comes later folded; rewards that wait. */
export function Component() {
  const { skill, items, month, occasion, isOwn } = useLoaderData<typeof loader>()
  const { missions, change } = useMissions(items)
  const { isAuthenticated } = useAuth()
  const world: World = skill ? worldOf[skill] : 3
  return (
    <div className="world-page" data-tone="play" data-w={world}>
      <PageHead title={text.title} description={text.description} path={path} />
      <header className="world-head">
        <Scene near={`near/land-${world}.svg`} />
        <div className="world-head-in">
          <h1>
            <ThaiText>ภารกิจ|และรางวัล</ThaiText>
          </h1>
          <p>{skill ? landNames[world] : text.month(month, occasion)}</p>
        </div>
      </header>
      <div className="world-in stack">
        <TabLinks
          label={text.lands}
          tabs={[
            { to: path, label: text.everything, isCurrent: skill === null },
            ...skills.map((one) => ({
              to: `${path}?skill=${one}`,
              label: landNames[worldOf[one]],
              isCurrent: skill === one,
            })),
          ]}
        />
        {isAuthenticated ? (
          <RewardsWaiting count={missions.filter(({ mine }) => mine?.reward_state === 'waiting').length} />
        ) : (
          <Notice
            className="quest-visitor"
            action={<Link to={`/login?redirect=${encodeURIComponent(path)}`}>{text.login}</Link>}
          >
            {text.visitor}
          </Notice>
        )}
        {/* The list for everybody stays hidden from a member until their own takes its place. */}
        <div key={isOwn ? 'own' : 'all'} className="stack" data-missions={isOwn ? 'own' : 'all'}>
          {missions.length === 0 ? <EmptyState>{skill ? text.none : text.noneAtAll}</EmptyState> : null}
          {groups.map(({ title, states, isFolded = false }) => (
            <Group
              key={title}
              title={title}
              list={missions.filter(({ state }) => states.includes(state))}
              change={change}
              isFolded={isFolded}
            />
          ))}
        </div>
        <p className="text-center">
          <Link to="/superquest/profile/allquests" className="tap">
            {text.asList}
          </Link>
        </p>
      </div>
    </div>
  )
}

type GroupProps = {
  title: string
  list: readonly Mission[]
  change: (mission: Mission) => void
  isFolded: boolean
}

/** Further missions are shown on request, so that the list has a visible end. */
const shownAtFirst = 6

function Group({ title, list, change, isFolded }: GroupProps) {
  const [shown, setShown] = useState(shownAtFirst)
  if (list.length === 0) return null
  const more = Math.min(12, list.length - shown)
  const cards = (
    <>
      <ul className="quest-list">
        {list.slice(0, shown).map((mission) => (
          <MissionItem key={mission.id} mission={mission} onChange={change} />
        ))}
      </ul>
      {more > 0 ? <MoreButton count={more} onMore={() => setShown(shown + more)} /> : null}
    </>
  )
  return (
    <section className="quest-group" aria-label={title}>
      {isFolded ? (
        <details className="quest-fold">
          <summary>
            <h2>{text.folded(title, list.length)}</h2>
            <Icon of={ChevronDown} />
          </summary>
          <div className="quest-group">{cards}</div>
        </details>
      ) : (
        <>
          <h2>{title}</h2>
          {cards}
        </>
      )}
    </section>
  )
}
