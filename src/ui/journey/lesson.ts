import { useSyncExternalStore } from 'react'
import type { World } from '#art/art-color.ts'
import { readLinkState } from '../basics/link.tsx'

/** A step of a stop of the learning path, as the link that opens its page tells it. */
export type Lesson = {
  /** The stop's key, its land and number, and its title. */
  stop: string
  place: string
  title: string
  world: World
  step: number
  steps: number
}

/** The address of the map, which the way back from a lesson tells where it came from. */
export const mapPath = '/path'

let begun: { path: string; lesson: Lesson } | null = null
/** The page whose step was finished here. */
let finished: string | null = null
const listeners = new Set<() => void>()

/** The lesson as which this page was opened; null on the server and after another way here. */
export function useLesson(): Lesson | null {
  return useSyncExternalStore(listen, readLesson, () => null)
}

/** Whether the step of this page's lesson is done: its bar says so at once. */
export function useLessonDone(): boolean {
  return useSyncExternalStore(listen, readDone, () => false)
}

/** Tells the bar that the step is done. */
export function finishLesson(): void {
  finished = location.pathname
  for (const hear of listeners) hear()
}

const readDone = () => finished === location.pathname

function listen(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

function readLesson(): Lesson | null {
  const state = readLinkState()
  if (state && isLesson(state)) begun = { path: location.pathname, lesson: state.lesson }
  // A press on a heading of the contents makes a history entry without state: it is still the lesson.
  return begun?.path === location.pathname ? begun.lesson : null
}

function isLesson(state: object): state is { lesson: Lesson } {
  return 'lesson' in state && typeof state.lesson === 'object' && state.lesson !== null && 'stop' in state.lesson
}
