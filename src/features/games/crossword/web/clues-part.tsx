import { useEffect, useRef, useState } from 'react'
import { Card } from '#ui/basics/card.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Clue, Crossword } from '../crossword-contract.ts'
import { findClue } from '../cursor-rules.ts'
import { directions } from '../grid-rules.ts'
import { readWord, showWord } from '../typing-rules.ts'
import { text } from './text.ts'
import type { Play } from './use-crossword.ts'

type Props = { crossword: Crossword; play: Play }

/** All clues beside the grid; the current one is marked and scrolled into view. A press selects its word. */
export function ClueList({ crossword, play, onPick }: Props & { onPick: () => void }) {
  const at = findClue(crossword, play.cursor)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [list, clue] = [box.current, box.current?.querySelector<HTMLElement>('[aria-current]')]
    // Only the list scrolls, never the page; a list without overflow does not scroll.
    if (list && clue && at >= 0) list.scrollTop = clue.offsetTop - list.clientHeight / 2
  }, [at])
  return (
    <Card aria-labelledby="all-clues">
      <h2 id="all-clues" className="mb-3">
        {text.clues}
      </h2>
      <div ref={box} className="crossword-clues">
        {directions.map((direction) => (
          <section key={direction} aria-label={text.directions[direction]}>
            <h3>{text.directions[direction]}</h3>
            <ol>
              {crossword.clues.map((clue, place) =>
                clue.direction === direction ? (
                  <li key={clue.number}>
                    <button
                      type="button"
                      className="crossword-clue"
                      aria-current={place === at || undefined}
                      data-full={isFull(clue, play) || undefined}
                      onClick={() => {
                        play.toClue(place)
                        onPick()
                      }}
                    >
                      <b>{clue.number}</b>
                      <span>
                        <ThaiText>{clue.text}</ThaiText>{' '}
                        <span className="text-ink-soft">
                          ({text.length(clue.cells.length)}
                          {isFull(clue, play) && ` · ${text.isFull}`})
                        </span>
                      </span>
                    </button>
                  </li>
                ) : null,
              )}
            </ol>
          </section>
        ))}
      </div>
    </Card>
  )
}

function isFull({ cells }: Clue, { progress }: Play): boolean {
  return cells.every((cell) => progress.letters[cell])
}

/** The whole puzzle without a grid: each clue with a text field. */
export function ClueFields({ crossword, play }: Props) {
  return (
    <>
      <p className="text-ink-soft">{text.listHint}</p>
      {directions.map((direction) => (
        <Card key={direction} aria-labelledby={`fields-${direction}`}>
          <h2 id={`fields-${direction}`} className="mb-4">
            {text.directions[direction]}
          </h2>
          <PlainForm className="grid gap-5">
            {crossword.clues.map((clue, place) =>
              clue.direction === direction ? (
                <WordField key={clue.number} {...{ clue, play }} onFocus={() => play.toClue(place)} />
              ) : null,
            )}
          </PlainForm>
        </Card>
      ))}
    </>
  )
}

/** Shows the letters of the grid until the player types; the text is applied on blur or Enter. */
function WordField({ clue, play, onFocus }: { clue: Clue; play: Play; onFocus: () => void }) {
  const { letters, marks } = play.progress
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const stands = showWord(clue.cells, letters)
  const isRight = clue.cells.every((cell) => ['right', 'revealed'].includes(marks[cell]!))
  const isWrong = clue.cells.some((cell) => marks[cell] === 'wrong')
  const note = isRight ? text.marks.right : isWrong ? text.marks.wrong : ''
  const finish = () => {
    if (typed === null) return
    const word = readWord(typed, clue.cells.length)
    setError(word ? undefined : text.notAWord(clue.cells.length))
    if (!word) return
    setTyped(null)
    play.fillWord(clue.cells, word)
  }
  return (
    <TextField
      label={<ThaiText>{text.field(clue)}</ThaiText>}
      hint={text.fieldHint(clue.cells.length, note)}
      error={error}
      value={typed ?? stands}
      readOnly={isRight}
      autoComplete="off"
      spellCheck={false}
      onFocus={onFocus}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
    />
  )
}
