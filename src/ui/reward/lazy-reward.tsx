import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useFrozenKoin } from '#lib/web/frozen-koin.ts'
import { loadOptional } from '#lib/web/load-optional.ts'
import type { RewardProps } from './reward-moment.tsx'

type MomentProps = RewardProps & { onClose: () => void }
type Moment = ComponentType<MomentProps>

export type LazyRewardProps = MomentProps & {
  /** How long its code is waited for, where nothing was done a moment ago. */
  patienceMs?: number
}

/** Longer than this a celebration is not waited for after an act: the page below it says the same. */
const actPatienceMs = 600

let moment: Moment | null = null

async function loadMoment(): Promise<Moment | null> {
  moment ??= (await loadOptional(() => import('./reward-moment.tsx')))?.RewardMoment ?? null
  return moment
}

/** Loads the moment's code while there is still something to do for it: a celebration waits for no network. */
export function useRewardAhead(isWanted = true): void {
  useEffect(() => {
    if (isWanted) void loadMoment()
  }, [isWanted])
}

/**
 * The reward moment, on a page that called `useRewardAhead`. The header's balance waits from here on. Without its code,
 * lost with the network, `onClose` is called at once.
 */
export function LazyReward({ patienceMs = actPatienceMs, ...props }: LazyRewardProps) {
  const [Moment, setMoment] = useState<Moment | null>(() => moment)
  const isReady = Moment !== null
  const close = useRef(props.onClose)
  useEffect(() => {
    close.current = props.onClose
  })
  // The moment itself holds it from its first frame to the end of its count.
  useFrozenKoin(isReady ? undefined : props.koin?.before)
  useEffect(() => {
    if (isReady) return
    let isWaiting = true
    const giveUp = () => {
      if (isWaiting) close.current()
      isWaiting = false
    }
    const timer = setTimeout(giveUp, patienceMs)
    void loadMoment().then((loaded) => {
      if (!loaded) giveUp()
      else if (isWaiting) setMoment(() => loaded)
    })
    return () => {
      isWaiting = false
      clearTimeout(timer)
    }
  }, [isReady, patienceMs])
  return Moment ? <Moment {...props} /> : null
}
