import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { refreshProfile } from '#features/identity/web/session.ts'
import { isLetterKey } from '#lib/thai/letters.ts'
import { call } from '#lib/web/call.ts'
import { playSound } from '#lib/web/sound/sounds.ts'
import { Card } from '#lib/web/ui/card.tsx'
import { TextField } from '#lib/web/ui/field.tsx'
import { Notice } from '#lib/web/ui/notice.tsx'
import { Tag } from '#lib/web/ui/tag.tsx'
import { ThaiText } from '#lib/web/ui/thai-text.tsx'
import { useAct } from '#lib/web/ui/use-act.ts'
import { answerHangman, type HangmanGame } from '../hangman-contract.ts'
import { Balloons } from './balloons.tsx'
import type { Table } from './hangman-page.tsx'
import { LetterKeys } from './letter-keys.tsx'
import { text } from './text.ts'
import { WordShape } from './word-shape.tsx'

/** The word under way. A real keyboard works wherever the focus is on the board. */
export function BoardCard({ game, onTable }: { game: HangmanGame; onTable: (table: Table) => void }) {
  const board = useRef<HTMLElement>(null)
  const [news, setNews] = useState('')
  const { fault, isBusy, run } = useAct()
  useEffect(() => {
    board.current?.focus({ preventScroll: true })
    // On a phone the clue, the word and the keys fill the screen.
    if (matchMedia('(max-width: 950px)').matches) board.current?.scrollIntoView({ block: 'start' })
  }, [])

  const guess = (letter: string) => {
    const isOld = [...game.found, ...game.missed].includes(letter)
    if (isOld) return setNews(text.again(letter))
    const body = { gameId: game.id, letter }
    void run(body, async (options) => {
      const table = await call(answerHangman, { body }, options)
      const isHit = table.game.found.includes(letter)
      const count = table.game.shape.filter((one) => one?.startsWith(letter)).length
      setNews(`${isHit ? text.hit(letter, count) : text.miss(letter)} ${text.livesLeft(table.game.livesLeft)}`)
      playSound(table.game.result?.isWon ? 'done' : isHit ? 'right' : 'yet')
      if (table.game.result) void refreshProfile().catch(() => {})
      onTable(table)
    })
  }
  const type = (typed: string) => {
    const letter = [...typed].find(isLetterKey)
    if (letter) guess(letter)
    else if (/[a-z]/i.test(typed)) setNews(text.latin)
    else if (typed.trim()) setNews(text.notLetter)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || [...event.key].length !== 1 || event.key === ' ')
      return
    event.preventDefault()
    type(event.key)
  }
  return (
    <Card ref={board} className="hangman" aria-labelledby="clue" tabIndex={-1} onKeyDown={onKeyDown}>
      <div className="hangman-top">
        <Balloons left={game.livesLeft} />
        <div className="hangman-clue">
          <h2 id="clue" className="vh">
            {text.clue}
          </h2>
          <p>
            <Tag>{text.category(game.skill)}</Tag>
          </p>
          <p className="text-17">
            <ThaiText>{game.clue}</ThaiText>
          </p>
          <p className="text-13 text-ink-soft">
            {text.letters(game.shape.length)} · {text.livesLeft(game.livesLeft)}
          </p>
        </div>
      </div>
      {game.isPractice && <p className="text-13 text-ink-soft">{text.practice}</p>}
      <WordShape shape={game.shape} />
      <p role="status" className="hangman-news">
        {news}
      </p>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      <LetterKeys found={game.found} missed={game.missed} isBusy={isBusy} onPress={guess} />
      <TextField
        label={text.typed}
        hint={text.typedHint}
        name="letter"
        value=""
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Card>
  )
}
