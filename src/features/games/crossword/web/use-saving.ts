import { useEffect, useRef, useState } from 'react'

import { refreshProfile } from '#lib/web/data/refreshers.ts'
import { type Send, sendUnder } from '#lib/web/data/send-under.ts'

import { asRefusal } from '#lib/web/hydration.ts'
import {
  answerCrossword,
  type CellChange,
  type Crossword,
  type CrosswordProgress,
  checkCrossword,
  playCrossword,
  revealCrossword,
} from '../crossword-contract.ts'
import { text } from './text.ts'

const idleMs = 2_500

type Ask = (changes: CellChange[], send: Send) => Promise<CrosswordProgress>

/**
 * Brings what was typed to the server, one call after the other: at each word, after a pause, when the page is left. What
 * could not be sent stays here and goes with the next call. `onProgress` gets what the server says, and which cells were
 * typed into since.
 */
export function useSaving(
  { kind, day }: Crossword,
  onProgress: (progress: CrosswordProgress, newer: ReadonlyMap<number, CellChange>) => void,
) {
  const [fault, setFault] = useState<string | null>(null)
  const [isClosed, setClosed] = useState(false)
  const waiting = useRef(new Map<number, CellChange>())
  const queue = useRef(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const which = { kind, day }
  /** What was done on another device meanwhile. Without a network nothing changes. */
  const reload = () => {
    queue.current = queue.current.then(async () => {
      const fresh = await sendUnder(crypto.randomUUID())(playCrossword, { body: which }).catch(() => null)
      if (!fresh) return
      onProgress(fresh.progress, waiting.current)
      if (fresh.progress.result) void refreshProfile()
    })
  }
  const run = async (ask: Ask): Promise<boolean> => {
    const sent = waiting.current
    waiting.current = new Map()
    try {
      const progress = await ask([...sent.values()], sendUnder(crypto.randomUUID()))
      setFault(null)
      onProgress(progress, waiting.current)
      if (progress.result) void refreshProfile()
      return true
    } catch (error) {
      const { code, status, message } = asRefusal(error)
      const isUnsent = code === 'offline' || code === 'timed_out' || status >= 500
      // What was typed meanwhile is newer.
      if (isUnsent) waiting.current = new Map([...sent, ...waiting.current])
      setFault(isUnsent ? text.unsaved : message)
      if (code === 'crossword_closed') setClosed(true)
      // Finished in another tab: show what is so now.
      if (code === 'crossword_finished') void reload()
      return false
    }
  }
  const enqueue = (act: () => Promise<boolean>): Promise<boolean> => {
    clearTimeout(timer.current)
    const turn = queue.current.then(act)
    queue.current = turn.then(() => {})
    return turn
  }
  const answer: Ask = (changes, send) => send(answerCrossword, { body: { ...which, changes } })
  // What waited may have gone with an earlier turn, which may even have ended the puzzle.
  const save = () => enqueue(async () => waiting.current.size === 0 || run(answer))

  const latest = useLatest(save, reload)
  return {
    fault,
    isClosed,
    save,
    /** Notes what was typed; it is sent after a pause unless `save` comes first. */
    note: (change: CellChange) => {
      waiting.current.set(change.cell, change)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void latest.current(), idleMs)
    },
    check: (cells: number[], onTold: (told: { right: number; wrong: number; untold: number }) => void) =>
      enqueue(() =>
        run(async (changes, send) => {
          const told = await send(checkCrossword, { body: { ...which, changes, cells } })
          onTold(told)
          return told.progress
        }),
      ),
    reveal: (cells: number[]) =>
      enqueue(() => run((changes, send) => send(revealCrossword, { body: { ...which, changes, cells } }))),
  }
}

/** Saves what waits when the page is put away, left, or back on the network; asks anew when it is looked at again. */
function useLatest(save: () => Promise<boolean>, reload: () => void) {
  const latest = useRef(save)
  const again = useRef(reload)
  useEffect(() => {
    latest.current = save
    again.current = reload
  })
  useEffect(() => {
    const leave = () => void (document.visibilityState === 'hidden' ? latest.current() : again.current())
    const back = () => void latest.current()
    document.addEventListener('visibilitychange', leave)
    addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('online', back)
      void latest.current()
    }
  }, [])
  return latest
}
