import { useEffect, useRef, useState } from 'react'
import { refreshProfile } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { playSound } from '#ui/sound/sounds.ts'
import { answerHangman, type HangmanGame } from '../hangman-contract.ts'
import type { Mood } from './balloons.tsx'
import type { Table } from './hangman-page.tsx'
import { text } from './text.ts'

/** Sends guesses one after the other: typing faster than the network loses no letter. */
export function useGuesses(game: HangmanGame, onTable: (table: Table) => void) {
  const [news, setNews] = useState('')
  const [mood, setMood] = useState<Mood>('calm')
  const latest = useRef(game)
  const waiting = useRef<string[]>([])
  useEffect(() => {
    latest.current = game
  }, [game])

  const act = useAct(answerHangman, {
    onDone: (table, { body: { letter } }) => {
      latest.current = table.game
      const isHit = table.game.found.includes(letter)
      const count = table.game.shape.filter((one) => one?.startsWith(letter)).length
      setNews(`${isHit ? text.hit(letter, count) : text.miss(letter)} ${text.livesLeft(table.game.lives_left)}`)
      setMood(isHit ? 'hit' : 'miss')
      playSound(table.game.result?.is_won ? 'done' : isHit ? 'right' : 'yet')
      if (table.game.result) void refreshProfile()
      onTable(table)
    },
  })
  const guess = async (letter: string) => {
    const { found, missed } = latest.current
    // Pressed twice before the response: sent once.
    if (waiting.current.includes(letter)) return
    if ([...found, ...missed].includes(letter)) return setNews(text.again(letter))
    waiting.current.push(letter)
    if (waiting.current.length > 1) return
    for (let next = waiting.current[0]; next; next = waiting.current[0]) {
      const before = latest.current
      await act.run({ body: { game_id: game.id, letter: next } })
      // After a failure or the end of the word, drop the queued letters.
      if (latest.current === before || latest.current.result) waiting.current = []
      waiting.current.shift()
    }
  }
  return { news, mood, setNews, fault: act.fault, isBusy: act.isBusy, guess }
}
