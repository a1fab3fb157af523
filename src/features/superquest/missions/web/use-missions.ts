import { useState } from 'react'
import type { Mission } from '../contract.ts'

/** The missions of a list as they are by now: what an act has answered takes its place at once, a newer load all of it. */
export function useMissions(loaded: readonly Mission[]) {
  const [held, setHeld] = useState({ loaded, missions: loaded })
  // While rendering: an effect would show the list of before for a moment, and then move it.
  if (held.loaded !== loaded) setHeld({ loaded, missions: loaded })
  const change = (next: Mission) =>
    setHeld(({ missions, ...rest }) => ({
      ...rest,
      missions: missions.map((mission) => (mission.id === next.id ? { ...mission, ...next } : mission)),
    }))
  return { missions: held.loaded === loaded ? held.missions : loaded, change }
}
