import { createHash } from 'node:crypto'
import { newThread } from '#lib/server/thread.ts'
import { type Flag, unread } from './text-queries.ts'

/**
 * Checks texts beside the event loop, outside of every transaction. A text whose check did not come to its end, for whatever
 * reason, is flagged as unread: a person reads it, and nobody waits or fails for it.
 */
export type TextChecker = {
  check: (text: string) => Promise<Flag[]>
  /** The flags of each text. */
  checkAll: (texts: string[]) => Promise<Flag[][]>
  close: () => Promise<void>
}

/** A text with its flags. Whoever holds a row looks whether it is still that text; of any other nobody has read a word. */
export type Checked = { text: string; flags: Flag[] }

/** The longest text takes half a second; what is still under way by then is nothing that we know of. */
const deadlineMs = 10_000
/** A class that hands in at once. */
const mostWaiting = 60

/** So many texts are remembered by their hash: reporting one of them a thousand times costs one check. */
const mostKept = 200

type Options = Partial<Parameters<typeof newThread>[0]>

/** A checker; its thread begins with the first text. */
export function newTextChecker(options: Options = {}): TextChecker {
  const file = new URL('./text-thread.ts', import.meta.url)
  const thread = newThread<string[], Flag[][]>({ file, deadlineMs, mostWaiting, ...options })
  const kept = new Map<string, Flag[]>()
  return {
    checkAll: async (texts) => (await thread.ask(texts)) ?? texts.map(() => [unread]),
    async check(text) {
      const key = createHash('sha256').update(text).digest('base64')
      const known = kept.get(key)
      if (known) return known
      const flags = (await thread.ask([text]))?.[0]
      if (!flags) return [unread]
      kept.set(key, flags)
      if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
      return flags
    },
    close: thread.close,
  }
}

/** The flags of a text that a row holds now, by the check of what it held before. */
export function flagsOf(checked: Checked | null, text: string): Flag[] {
  return checked?.text === text ? checked.flags : [unread]
}
