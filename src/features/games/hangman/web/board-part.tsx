import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isLetterKey } from '#lib/thai/letters.ts'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { useTypedText } from '#ui/fields/use-typed-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { HangmanGame } from '../hangman-contract.ts'
import { Balloons } from './balloons.tsx'
import type { Table } from './hangman-page.tsx'
import { LetterKeys } from './letter-keys.tsx'
import { text } from './text.ts'
import { useGuesses } from './use-guesses.ts'
import { WordShape } from './word-shape.tsx'

/** The current word. A real keyboard works while the focus is on the board. */
export function BoardCard({ game, onTable }: { game: HangmanGame; onTable: (table: Table) => void }) {
  const board = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(0)
  const { news, mood, setNews, fault, isBusy, guess } = useGuesses(game, onTable)
  useEffect(() => {
    board.current?.focus({ preventScroll: true })
  }, [])

  const type = (added: string) => {
    const letters = [...added].filter(isLetterKey)
    for (const letter of letters) void guess(letter)
    setTyped((times) => times + 1)
    if (letters.length > 0) return
    if (/[a-z]/i.test(added)) setNews(text.latin)
    else if (added.trim()) setNews(text.notLetter)
  }
  const onInput = useTypedText(field, { type }, String(typed))
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
        <Balloons left={game.lives_left} mood={mood} turn={game.found.length + game.missed.length} />
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
            {text.letters(game.shape.length)} · {text.livesLeft(game.lives_left)}
          </p>
        </div>
      </div>
      {game.is_practice && <p className="text-13 text-ink-soft">{text.practice}</p>}
      <WordShape shape={game.shape} />
      <p role="status" className="hangman-news">
        {news}
      </p>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      <LetterKeys found={game.found} missed={game.missed} isBusy={isBusy} onPress={(letter) => void guess(letter)} />
      <PlainForm>
        <TextField
          label={text.typed}
          hint={text.typedHint}
          name="letter"
          autoComplete="off"
          autoCapitalize="off"
          ref={field}
          onInput={onInput}
        />
      </PlainForm>
    </Card>
  )
}
