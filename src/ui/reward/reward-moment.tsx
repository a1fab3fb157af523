import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { World } from '#art/art-color.ts'
import { ArtFile } from '#art/art-file.tsx'
import type { PlantFileName } from '#art/art-file-name.ts'
import type { ThingName } from '#art/worlds/thing-names.ts'
import { formatKoin, type Koin } from '#lib/money.ts'
import { useBackCloses } from '#lib/web/back-closes.ts'
import { useFrozenKoin } from '#lib/web/frozen-koin.ts'
import { isCalm } from '#lib/web/is-calm.ts'
import { Button } from '../basics/button.tsx'
import { Scene } from '../basics/scene.tsx'
import { playSound } from '../sound/sounds.ts'
import { nextCheer } from './cheers.ts'
import { countPart, endReward, playReward, rewardMs } from './play-reward.ts'
import { RewardPanel, RewardPicture, type RewardSkill } from './reward-parts.tsx'
import { rewardText } from './text.ts'

/** What was learned or reached. A purchase, an order or a gain has no reward moment. */
export interface RewardProps {
  world: World
  /** "จบภารกิจ “เข้าใจกองทุน”". */
  title: string
  /** The achievement, in one line. */
  line: string
  /** A mission's badge beside กล้า, or the plant that has grown; without either only กล้า. */
  badge?: ThingName
  plant?: PlantFileName
  /** Hundredths: the previous balance, and the reward. */
  koin?: { before: Koin; earned: Koin }
  /** The skills that improved, at most three are shown. */
  skills?: readonly RewardSkill[]
  /** The label of the button: the next step. */
  next: string
}

/**
 * The celebration of a reward, 1.4 s: coins fly, then the purse counts, then the skill's bar fills. A tap, Enter or
 * Escape shows the last frame, and so does reduced motion; then Enter or Escape continues. A page loads it only when it
 * needs it.
 */
export function RewardMoment({ onClose, ...reward }: RewardProps & { onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // First of all: the coins measure their way, and a closed dialog has no places.
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    title.current?.focus()
    return () => dialog?.close()
  }, [])
  const { isOver, end } = useMoment(box)
  const { koin } = reward
  const [cheer] = useState(() => nextCheer(`${reward.title} ${reward.line} ${koin?.before ?? ''}`))
  useFrozenKoin(isOver ? undefined : koin?.before)
  useBackCloses(true, onClose)
  const leave = () => (isOver ? onClose() : end())
  const hearKey = (event: KeyboardEvent) => {
    // Enter on the button is a click, which continues.
    if (event.key !== 'Enter' || (event.target as Element).closest('button')) return
    leave()
  }
  return (
    <dialog
      ref={box}
      className="reward"
      data-tone="play"
      data-w={reward.world}
      aria-labelledby="reward-title"
      onPointerDown={isOver ? undefined : end}
      onKeyDown={hearKey}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <div className="reward-top">
        <span className="text-13">{isOver ? '' : rewardText.skip}</span>
        {koin ? (
          <span className="purse reward-purse" data-plays="purse" aria-hidden>
            <ArtFile file="icons/koin.svg" />
            <Count {...koin} isOver={isOver} />
          </span>
        ) : null}
      </div>
      <div className="reward-stage">
        <Scene near={`near/ground-${reward.world}.svg`} />
        <div className="reward-title">
          <p className="text-15">{cheer.words}</p>
          <h2 ref={title} id="reward-title" tabIndex={-1}>
            {reward.title}
          </h2>
          <p>{reward.line}</p>
        </div>
        <div className="reward-place">
          <RewardPicture badge={reward.badge} plant={reward.plant} friend={cheer.friend} />
        </div>
      </div>
      {koin ? <Coins /> : null}
      <RewardPanel earned={koin?.earned} skills={reward.skills}>
        <p className="vh" role="status">
          {isOver ? rewardText.said(reward.title, koin) : ''}
        </p>
        <Button isWide onClick={onClose}>
          {reward.next}
        </Button>
      </RewardPanel>
    </dialog>
  )
}

function Coins() {
  return [0, 1, 2, 3, 4].map((i) => (
    <span key={i} className="reward-coin" data-plays="coin">
      <ArtFile file="icons/koin.svg" />
    </span>
  ))
}

/** The balance that counts up; a part of its own, so that its frames draw nothing else again. */
function Count({ before, earned, isOver }: { before: Koin; earned: Koin; isOver: boolean }) {
  const [part, setPart] = useState(0)
  useEffect(() => {
    if (isOver) return
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      setPart(countPart(now - start))
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOver])
  return formatKoin((before + Math.round(earned * (isOver ? 1 : part))) as Koin)
}

/** Plays the moment in the box; it is over after its time, at once under reduced motion, or by `end`. */
function useMoment(box: { current: HTMLElement | null }) {
  const [isOver, setOver] = useState(false)
  const end = () => {
    if (box.current) endReward(box.current)
    setOver(true)
  }
  useLayoutEffect(() => {
    playSound('done')
    if (!box.current || isCalm()) return setOver(true)
    playReward(box.current)
    const timer = setTimeout(() => setOver(true), rewardMs)
    return () => clearTimeout(timer)
  }, [box])
  return { isOver, end }
}
