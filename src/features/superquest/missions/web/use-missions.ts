import { useEffect, useState } from 'react'
import type { Mission } from '../contract.ts'

/** The missions of a list as they are by now: what an act has answered takes its place at once, a newer load all of it. */
export function useMissions(loaded: readonly Mission[]) {
  const [missions, setMissions] = useState(loaded)
  useEffect(() => setMissions(loaded), [loaded])
  const change = (next: Mission) =>
    setMissions((list) => list.map((mission) => (mission.id === next.id ? { ...mission, ...next } : mission)))
  return { missions, change }
}
