import { useEffect, useRef } from 'react'
import { answerText } from '#ui/answers/answer-text.ts'
import { Notice } from '#ui/basics/notice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { AskedFilmQuestion, FilmAnswer } from '../../question-rules.ts'
import { playerText as text } from '../player/player-text.ts'
import type { FilmAnswering } from './use-film-answer.ts'

type Asking = { question: AskedFilmQuestion; answering: FilmAnswering }

/** The question after the last frame: a tap on a choice answers it. */
export function FilmQuestion({ question, answering: { sending, fault, choose } }: Asking) {
  return (
    <section className="film-ask" aria-labelledby="film-ask">
      <h2 id="film-ask" className="film-ask-text">
        <ThaiText>{question.text}</ThaiText>
      </h2>
      <div className="choices film-choices">
        {question.choices.map((choice, i) => (
          <button
            key={choice}
            type="button"
            className="choice"
            aria-disabled={sending !== null || undefined}
            data-sending={sending === choice || undefined}
            onClick={() => choose(choice)}
          >
            <span className="choice-key" aria-hidden>
              {answerText.choiceKeys[i]}
            </span>
            <span>
              <ThaiText>{choice}</ThaiText>
            </span>
          </button>
        ))}
      </div>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </section>
  )
}

type Told = Pick<Asking, 'question'> & {
  answer: FilmAnswer
  /** It was answered on this page. */
  isFresh: boolean
  /** It takes the place of a choice that was pressed a moment ago, and its focus. */
  takesFocus: boolean
}

/** What the choice came to, and why. */
export function FilmVerdict({ question, answer, isFresh, takesFocus }: Told) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const { is_right: isRight, choice, right, why, right_why: rightWhy } = answer
  const title = isRight ? text.right : text.yet
  return (
    <section className="film-verdict" data-right={isRight || undefined} aria-labelledby="film-verdict">
      <h2 id="film-verdict" ref={heading} tabIndex={-1} className="film-verdict-title">
        {isFresh ? title : text.answeredBefore(title)}
      </h2>
      {isFresh ? null : (
        <p className="text-ink-soft">
          <ThaiText>{question.text}</ThaiText>
        </p>
      )}
      {choice === right ? null : (
        <p>
          <b>{text.yourChoice(choice)}</b> <ThaiText>{why ?? ''}</ThaiText>
        </p>
      )}
      <p>
        <b>{text.rightChoice(right)}</b> <ThaiText>{rightWhy}</ThaiText>
      </p>
    </section>
  )
}
