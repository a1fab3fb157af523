import type { Db } from '#db/open.ts'
import { ahead, type ListedWord, makeCrosswords } from './make-commands.ts'

type Parts = { db: Db; clock: () => Date; words: () => Promise<ListedWord[]>; report: (message: string) => void }

export const crosswordTasks = ({ db, clock, words, report }: Parts) => ({
  'make-crosswords': async () => {
    const { missing } = await makeCrosswords(db, { words: await words(), now: clock(), ahead })
    if (missing.length > 0)
      report(`crosswords: no words for ${missing.map(({ kind, day }) => `${kind} ${day}`).join(', ')}`)
  },
})
