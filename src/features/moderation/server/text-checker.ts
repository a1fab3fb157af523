import { createHash } from 'node:crypto'
import { newWorkerThread } from '#lib/server/work/worker-thread.ts'
import { type Flag, unread } from './text-flags.ts'

/**
 * Checks texts on a worker thread, outside of any transaction. A check that times out or fails flags the text as
 * unread, so that a person reads it; it never throws.
 */
export type TextChecker = {
  check: (text: string) => Promise<Flag[]>
  /** The flags of each text, in order. */
  checkAll: (texts: string[]) => Promise<Flag[][]>
  close: () => Promise<void>
}

/** A text with its flags. Compare the text with the stored one before use: it may have changed since. */
export type Checked = { text: string; flags: Flag[] }

/** The longest text takes half a second; a check that takes longer than this has gone wrong. */
const deadlineMs = 10_000
/** Enough for a class that submits at the same time. */
const maxWaiting = 60

/** The size of the result cache, by hash of the text: reporting one text a thousand times costs one check. */
const maxSaved = 200

type Options = Partial<Parameters<typeof newWorkerThread>[0]>

/** Makes a checker; its thread starts with the first text. */
export function newTextChecker(options: Options = {}): TextChecker {
  const file = new URL('./text-worker.ts', import.meta.url)
  const thread = newWorkerThread<string[], Flag[][]>({ file, deadlineMs, maxWaiting, ...options })
  const saved = new Map<string, Flag[]>()
  return {
    checkAll: async (texts) => (await thread.ask(texts)) ?? texts.map(() => [unread]),
    async check(text) {
      const key = createHash('sha256').update(text).digest('base64')
      const known = saved.get(key)
      if (known) return known
      const flags = (await thread.ask([text]))?.[0]
      if (!flags) return [unread]
      saved.set(key, flags)
      if (saved.size > maxSaved) saved.delete(saved.keys().next().value!)
      return flags
    },
    close: thread.close,
  }
}

/** The flags of the text that a row holds now; `unread` when the check was made for another text. */
export function flagsOf(checked: Checked | null, text: string): Flag[] {
  return checked?.text === text ? checked.flags : [unread]
}
