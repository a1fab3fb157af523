import type { Mission } from '../contract.ts'
import { MissionItem } from './mission-part.tsx'
import { useMissions } from './use-missions.ts'

/** A few missions on a page that is about more than them. */
export function MissionListCard({ loaded }: { loaded: readonly Mission[] }) {
  const { missions, change } = useMissions(loaded)
  return (
    <ul className="quest-list" data-narrow>
      {missions.map((mission) => (
        <MissionItem key={mission.id} mission={mission} onChange={change} />
      ))}
    </ul>
  )
}
