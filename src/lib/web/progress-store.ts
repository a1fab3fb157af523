import { useSyncExternalStore } from 'react'
import { isRefusal } from '#lib/errors.ts'
import { loadingLeft } from './loading-time.ts'

/** The state of the progress bar: nothing, work in progress, or the last work failed. */
export type Progress = 'rest' | 'busy' | 'failed'

/** Work that is faster than this shows no bar. */
const slowMs = 150
const failedMs = 1_500

const listeners = new Set<() => void>()
let state: Progress = 'rest'
let running = 0
let shownAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows the bar during a call. */
export async function trackCall<T>(work: () => Promise<T>): Promise<T> {
  const finish = beginProgress()
  try {
    const result = await work()
    finish(true)
    return result
  } catch (error) {
    // A refusal with a reason is a normal reply; red means that the reply failed.
    finish(isRefusal(error) && error.status < 500)
    throw error
  }
}

/** Starts work on the bar; call the returned function once at its end. */
export function beginProgress(): (isOk: boolean) => void {
  running += 1
  // Red stays for its time; work still in progress shows after it.
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

/** Reports a failure that is not a call: loading a file of a page, or rendering. */
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

/** The current state, outside React. */
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
