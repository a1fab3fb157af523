import { useSyncExternalStore } from 'react'
import { isRefusal } from '#lib/errors.ts'
import { loadingLeft } from './loading-time.ts'

/** What the bar on top shows: nothing, work under way, or that the last work failed. */
export type Progress = 'rest' | 'busy' | 'failed'

/** A call that is quicker than this shows no bar at all. */
const slowMs = 150
const failedMs = 1_500

const listeners = new Set<() => void>()
let state: Progress = 'rest'
let running = 0
let shownAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Counts a call in and out of the bar. */
export async function trackCall<T>(work: () => Promise<T>): Promise<T> {
  const finish = beginProgress()
  try {
    const result = await work()
    finish(true)
    return result
  } catch (error) {
    // What the server refused with a reason is an answer; red is for what did not come.
    finish(isRefusal(error) && error.status < 500)
    throw error
  }
}

/** Says that work began; what it returns is called once at its end. */
export function beginProgress(): (isOk: boolean) => void {
  running += 1
  // Red stays its time; what is still under way then shows after it.
  if (running === 1 && state !== 'failed') schedule(slowMs, 'busy')
  let isOver = false
  return (isOk) => {
    if (isOver) return
    isOver = true
    running -= 1
    if (!isOk) return show('failed')
    if (running === 0 && state !== 'failed') settle()
  }
}

/** Says that something failed that was no call: a file of a page, or drawing it. */
export function failProgress(): void {
  show('failed')
}

export function useProgress(): Progress {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readProgress,
    () => 'rest',
  )
}

/** The state now, outside React. */
export function readProgress(): Progress {
  return state
}

function settle() {
  if (state === 'rest') clearTimeout(timer)
  else schedule(loadingLeft(shownAt, performance.now()), 'rest')
}

function show(next: Progress) {
  if (next === 'busy' && running === 0) return
  state = next
  shownAt = performance.now()
  if (next === 'failed') schedule(failedMs, 'rest')
  for (const listener of listeners) listener()
}

function schedule(ms: number, next: Progress) {
  clearTimeout(timer)
  timer = setTimeout(() => show(next === 'rest' && running > 0 ? 'busy' : next), ms)
}
