import { useEffect, useRef, useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import type { DailyQuiz, LearningRun } from '../contract.ts'
import { chooseRun } from '../run-contract.ts'

type Learning = DailyQuiz['learning']
type Told = { run: LearningRun | null; after: Learning; isOwn: boolean }

/**
 * The displayed streak, and the choice to hide it: the reply applies until the next load, in this tab and in others.
 */
export function useRun(learning: Learning) {
  const [told, setTold] = useState<Told | null>(null)
  const otherTabs = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const channel = new BroadcastChannel('koinklass-run')
    channel.onmessage = ({ data: run }: MessageEvent<LearningRun | null>) =>
      setTold({ run, after: learning, isOwn: false })
    otherTabs.current = channel
    return () => channel.close()
  }, [learning])
  const act = useAct(chooseRun, {
    onDone: ({ run }) => {
      setTold({ run, after: learning, isOwn: true })
      otherTabs.current?.postMessage(run)
    },
  })
  const choose = (isShown: boolean) => act.run({ body: { is_shown: isShown } })
  const run = told?.after === learning ? told.run : learning.run
  return { run, hasChosen: told?.isOwn === true, choose, isBusy: act.isBusy, fault: act.fault }
}
