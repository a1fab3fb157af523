import { useLoaderData } from 'react-router'
import { EmptySpot } from '#art/spots/spot-empty.tsx'
import { call } from '#lib/web/call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import type { Mission, MissionState } from '../../contract.ts'
import { joinMissions } from '../../joining-contract.ts'
import { MissionItem } from '../mission-part.tsx'
import { text } from '../text.ts'
import { useMissions } from '../use-missions.ts'
import { RewardsWaiting } from './rewards-waiting-part.tsx'

export async function loader() {
  return call(joinMissions, {})
}

const groups: readonly { title: string; states: readonly MissionState[] }[] = [
  { title: text.going, states: ['in_progress', 'joined'] },
  { title: text.done, states: ['completed', 'rewarded'] },
  { title: text.over, states: ['expired'] },
]

/** The missions that the person has joined, with their progress. */
export function Component() {
  const { missions, change } = useMissions(useLoaderData<typeof loader>().items)
  const waiting = missions.filter(({ mine }) => mine?.reward_state === 'waiting').length
  return (
    <PageFrame
      title={text.registered}
      description={text.registeredLead}
      path="/superquest/profile/questsregistered"
      isPrivate
      tone="play"
      isNarrow
      lead={text.registeredLead}
    >
      <RewardsWaiting count={waiting} />
      {missions.length === 0 ? (
        <EmptyState
          spot={<EmptySpot />}
          action={<LinkButton to="/superquest/missions-rewards">{text.choose}</LinkButton>}
        >
          {text.noneJoined}
        </EmptyState>
      ) : null}
      {groups.map(({ title, states }) => (
        <Group
          key={title}
          title={title}
          list={missions.filter(({ state }) => states.includes(state))}
          change={change}
        />
      ))}
    </PageFrame>
  )
}

type GroupProps = { title: string; list: readonly Mission[]; change: (mission: Mission) => void }

function Group({ title, list, change }: GroupProps) {
  if (list.length === 0) return null
  return (
    <section className="quest-group" aria-label={title}>
      <h2>{title}</h2>
      <ul className="quest-list" data-narrow>
        {list.map((mission) => (
          <MissionItem key={mission.id} mission={mission} onChange={change} />
        ))}
      </ul>
    </section>
  )
}
