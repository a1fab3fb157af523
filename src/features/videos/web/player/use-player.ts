import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { VideoView } from '../../video-contract.ts'
import { loadShape, pickShape, type Shape } from './show-shape.ts'

/** The choice of sound holds for all films of the visit; nothing is stored. */
let isMutedNow = false

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** State and methods of a player; the <video> element is the source of truth. Times are in seconds. */
export type PlayerState = {
  film: RefObject<HTMLVideoElement | null>
  now: number
  isPlaying: boolean
  /** It played to its end and stands on its last frame. */
  isEnded: boolean
  isBroken: boolean
  /** False until the first play. */
  hasStarted: boolean
  /** The picture that plays, chosen at the first play; null before. */
  shape: Shape | null
  speed: number
  isMuted: boolean
  play: () => void
  toggle: () => void
  seek: (to: number) => void
  setSpeed: (speed: number) => void
  setMuted: (isMuted: boolean) => void
  /** Sets the position of the first play. */
  setStart: (at: number) => void
}

/** The state of a <video> and the methods to change it. */
export function usePlayer(video: VideoView): PlayerState {
  const film = useRef<HTMLVideoElement>(null)
  const start = useRef(0)
  const chosen = useRef<Shape | null>(null)
  const [shape, setShape] = useState<Shape | null>(null)
  const { setNow, ...shown } = useShown(film)
  useEffect(() => {
    if (film.current) film.current.muted = isMutedNow
  }, [])

  const seek = useCallback(
    (to: number) => {
      const at = Math.min(Math.max(0, to), video.seconds)
      start.current = at
      setNow(at)
      if (film.current) film.current.currentTime = at
    },
    [video.seconds, setNow],
  )
  const play = useCallback(() => {
    const element = film.current
    if (!element) return
    if (!chosen.current) {
      chosen.current = pickShape(video.source)
      setShape(chosen.current)
      loadShape(element, video, chosen.current)
    }
    if (element.readyState === 0 && start.current > 0) element.currentTime = start.current
    if (element.ended) element.currentTime = 0
    // A pause during loading rejects the promise, and is not an error.
    element.play().catch(() => {})
  }, [video])
  const toggle = useCallback(() => (film.current?.paused === false ? film.current.pause() : play()), [play])
  const setSpeed = (wanted: number) => {
    if (film.current) film.current.playbackRate = wanted
  }
  const setMuted = (isWanted: boolean) => {
    if (film.current) film.current.muted = isWanted
    isMutedNow = isWanted
  }
  const setStart = useCallback(
    (at: number) => {
      start.current = at
      setNow(at)
    },
    [setNow],
  )
  return { film, ...shown, hasStarted: shape !== null, shape, play, toggle, seek, setSpeed, setMuted, setStart }
}

const shownEvents = ['timeupdate', 'play', 'pause', 'ended', 'seeking', 'ratechange', 'volumechange'] as const

/** Mirrors the element's state on its events. */
function useShown(film: RefObject<HTMLVideoElement | null>) {
  const [now, setNow] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isEnded, setEnded] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [isMuted, setMuted] = useState(false)
  useEffect(() => {
    const element = film.current
    if (!element) return
    const show = () => {
      setNow(element.currentTime)
      setPlaying(!element.paused)
      setEnded(element.ended)
      setSpeed(element.playbackRate)
      setMuted(element.muted)
    }
    const fail = () => element.error && setBroken(true)
    for (const event of shownEvents) element.addEventListener(event, show)
    element.addEventListener('error', fail)
    return () => {
      for (const event of shownEvents) element.removeEventListener(event, show)
      element.removeEventListener('error', fail)
    }
  }, [film])
  return { now, setNow, isPlaying, isEnded, isBroken, speed, isMuted }
}
