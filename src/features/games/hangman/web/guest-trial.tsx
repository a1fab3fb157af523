import { useEffect, useRef, useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { GameFrame } from '#ui/answers/game-frame.tsx'
import { GuestTrialResult } from '#ui/answers/guest-trial-result.tsx'
import { guestTrialText } from '#ui/answers/guest-trial-text.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { playSound } from '#ui/sound/sounds.ts'
import { type HangmanGuestTrial as Game, guestTrialHangman } from '../guest-trial-contract.ts'
import { Balloons } from './balloons.tsx'
import { LetterKeys } from './letter-keys.tsx'
import { text } from './text.ts'
import { WordShape } from './word-shape.tsx'

/** One word for a visitor: the guesses stay on this page, and the server judges them all anew each time. */
export function HangmanGuestTrial() {
  const [game, setGame] = useState<Game | null>(null)
  const [news, setNews] = useState('')
  const board = useRef<HTMLElement>(null)
  const { run, fault, isBusy } = useAct(guestTrialHangman, { onDone: setGame })
  useEffect(() => void run({ body: { letters: [] } }), [run])
  const hasGame = game !== null
  useEffect(() => {
    if (hasGame) board.current?.focus({ preventScroll: true })
  }, [hasGame])

  const guess = async (letter: string) => {
    if (!game || [...game.found, ...game.missed].includes(letter)) return
    const told = await run({ body: { day: game.day, letters: [...game.found, ...game.missed, letter] } })
    if (!told) return
    const { found, shape, lives_left: left, result } = told.reply
    const isHit = found.includes(letter)
    const count = shape.filter((one) => one?.startsWith(letter)).length
    playSound(result?.is_won ? 'done' : isHit ? 'right' : 'yet')
    setNews(`${isHit ? text.hit(letter, count) : text.miss(letter)} ${text.livesLeft(left)}`)
  }
  if (game?.result) return <End result={game.result} />
  return (
    <GameFrame title={text.title} how={text.howSteps} isOn leaveAbout={guestTrialText.leave} className="">
      <Card ref={board} className="hangman" aria-label={text.title} tabIndex={-1} data-task>
        {game && (
          <>
            <div className="hangman-top">
              <Balloons left={game.lives_left} />
              <div className="hangman-clue">
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
            <WordShape shape={game.shape} />
          </>
        )}
        <p role="status" className="hangman-news">
          {news}
        </p>
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
        {game && (
          <LetterKeys
            found={game.found}
            missed={game.missed}
            isBusy={isBusy}
            onPress={(letter) => void guess(letter)}
          />
        )}
      </Card>
    </GameFrame>
  )
}

function End({ result: { is_won: isWon, word, explanation, article } }: { result: NonNullable<Game['result']> }) {
  return (
    <GuestTrialResult world={3} isGlad={isWon} title={isWon ? text.won : text.lost}>
      <p className="text-20 font-semibold">
        <ThaiText>{word}</ThaiText>
      </p>
      <p>{explanation}</p>
      {article && (
        <LinkButton kind="quiet" to={article.href}>
          {text.readMore(article.title)}
        </LinkButton>
      )}
    </GuestTrialResult>
  )
}
