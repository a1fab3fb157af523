import { type PointerEvent, useEffect } from 'react'
import { laneCount, placeOfLane } from '../rules.ts'

type Steering = { aim: (place: number) => void; wantedNow: () => number; togglePause: () => void; isPaused: boolean }

/** Keys on the whole page while a game runs, and touch or mouse input of the field and the strip below. */
export function useSteering({ aim, wantedNow, togglePause, isPaused }: Steering) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { key } = event
      if (key.toLowerCase() === 'p' || key === 'ย' || key === 'Escape') togglePause()
      else if (isPaused) return
      else if (key === 'ArrowLeft') aim(nextLane(wantedNow(), -1))
      else if (key === 'ArrowRight') aim(nextLane(wantedNow(), 1))
      else if (/^[1-5]$/.test(key)) aim(placeOfLane(Number(key) - 1))
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [aim, wantedNow, togglePause, isPaused])

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    aim(((event.clientX - left) / width) * 100)
  }
  const take = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    follow(event)
  }
  return { onPointerDown: take, onPointerMove: follow }
}

/** The middle of the next lane to this side; from between two lanes the one on that side. */
function nextLane(place: number, side: 1 | -1): number {
  const lanes = Array.from({ length: laneCount }, (_, lane) => placeOfLane(lane))
  const there = lanes.filter((middle) => (middle - place) * side > 0)
  return (side > 0 ? there[0] : there.at(-1)) ?? (side > 0 ? lanes.at(-1)! : lanes[0]!)
}
