import { useEffect, useRef, useState } from 'react'

import type { Gained } from '#features/koin/contract.ts'
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

export type Told = CrosswordProgress & { gained?: Gained | null }
type Ask = (changes: CellChange[], send: Send) => Promise<Told>

/**
 * Sends typed letters to the server, one call at a time: after each word, after a pause, and when the page is left.
 * Unsent letters stay here and go with the next call. `onProgress` gets the server's state (with `gained` when this call finished
 * the puzzle), and the cells typed into since.
 */
export function useSaving(
  { kind, day }: Crossword,
  onProgress: (progress: Told, newer: ReadonlyMap<number, CellChange>) => void,
) {
  const [fault, setFault] = useState<string | null>(null)
  const [isClosed, setClosed] = useState(false)
  const waiting = useRef(new Map<number, CellChange>())
  const queue = useRef(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const which = { kind, day }
  /** Loads changes from other devices. Without a network nothing changes. */
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
      // Letters typed in the meantime are newer.
      if (isUnsent) waiting.current = new Map([...sent, ...waiting.current])
      setFault(isUnsent ? text.unsaved : message)
      if (code === 'crossword_closed') setClosed(true)
      // Finished in another tab: load the current state.
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
  // Waiting letters may have been sent by an earlier turn, which may have ended the puzzle.
  const save = () => enqueue(async () => waiting.current.size === 0 || run(answer))

  const latest = useLatest(save, reload)
  return {
    fault,
    isClosed,
    save,
    /** Queues a typed letter; it is sent after a pause unless `save` comes first. */
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
          return { ...told.progress, gained: told.gained }
        }),
      ),
    reveal: (cells: number[]) =>
      enqueue(() => run((changes, send) => send(revealCrossword, { body: { ...which, changes, cells } }))),
  }
}

/** Saves when the page is hidden, left, or back online; reloads when it becomes visible again. */
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
