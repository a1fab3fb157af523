import type { KeyboardEvent } from 'react'
import type { VideoView } from '../../video-contract.ts'
import { type PlayerState, speeds } from './use-player.ts'

type Keys = {
  video: VideoView
  player: PlayerState
  hasCaptions: boolean
  showCaptions: (isOn: boolean) => void
  changeSpeed: (speed: number) => void
  toggleFull: () => void
}

/**
 * The keys of the player, active while the focus is inside it, so that nobody triggers them by accident (WCAG 2.1.4).
 */
export function usePlayerKeys({ video, player, hasCaptions, showCaptions, changeSpeed, toggleFull }: Keys) {
  const { film, now, speed, toggle, seek } = player
  return (event: KeyboardEvent) => {
    const at = film.current?.currentTime || now
    const faster = (step: number) => speeds[speeds.findIndex((one) => one >= speed) + step] ?? speed
    const acts: Record<string, () => void> = {
      k: toggle,
      j: () => seek(at - 10),
      l: () => seek(at + 10),
      c: () => showCaptions(!hasCaptions),
      f: toggleFull,
      '<': () => changeSpeed(faster(-1)),
      '>': () => changeSpeed(faster(1)),
      ...(video.has_sound && { m: () => player.setMuted(!player.isMuted) }),
      ...(!isChooser(event.target) && { ArrowLeft: () => seek(at - 5), ArrowRight: () => seek(at + 5) }),
      ...(!isPressed(event.target) && { ' ': toggle }),
    }
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    const act = hasModifier ? undefined : (acts[event.key] ?? acts[event.key.toLowerCase()])
    if (!act) return
    event.preventDefault()
    act()
  }
}

/** Elements that use the arrow keys themselves. */
function isChooser(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement
}

/** Elements that the space bar presses. */
function isPressed(target: EventTarget): boolean {
  return target instanceof HTMLButtonElement || target instanceof HTMLSelectElement
}
