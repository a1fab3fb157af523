import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Gained } from '#features/koin/contract.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Feedback } from '#ui/answers/feedback.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { SvgPicture } from '#ui/pictures/svg-picture.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { playSound } from '#ui/sound/sounds.ts'
import { answerVisualDecoder, type DecoderPicture, type DecoderSet, skipVisualDecoder } from '../decoder-contract.ts'
import { LetterBoxes } from './letter-boxes.tsx'
import { text } from './text.ts'

type Props = {
  set: DecoderSet
  picture: DecoderPicture
  onTold: (set: DecoderSet, gained: Gained | null) => void
  onNext: () => void
}

/** One picture with its answer field, then its explanation. */
export function PictureCard({ set, picture, onTold, onNext }: Props) {
  const { place, told } = picture
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isLast = set.pictures.every(({ state }) => state !== 'open')
  return (
    <Card className="quiz-card" aria-labelledby="picture">
      <Progress
        done={told ? place : place - 1}
        total={set.pictures.length}
        label={text.picture}
        isUnderWay={told === null}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="picture" ref={heading} tabIndex={-1}>
          <ThaiText>{picture.week_title ?? text.question}</ThaiText>
        </h2>
        <Tag>{text.category(picture.skill)}</Tag>
      </div>
      {picture.week_title ? <p>{text.question}</p> : null}
      <SvgPicture svg={picture.drawing} description={picture.description} />
      {told && picture.state !== 'open' ? (
        <Feedback
          isRight={picture.state === 'solved'}
          title={text.settled[picture.state](told.answer)}
          heading="h3"
          action={
            <Button kind="main" isWide onClick={onNext}>
              {isLast ? text.toResult : text.next}
            </Button>
          }
          link={
            told.article && (
              <LinkButton kind="quiet" to={told.article.href}>
                {text.readMore(told.article.title)}
              </LinkButton>
            )
          }
        >
          {told.explanation}
        </Feedback>
      ) : (
        <AnswerForm set={set} picture={picture} onTold={onTold} />
      )}
    </Card>
  )
}

function AnswerForm({ set, picture, onTold }: Omit<Props, 'onNext'>) {
  const { place, tries, tries_left, shape, beginning } = picture
  const letters = shape.reduce((sum, count) => sum + count, 0)
  const [answer, setAnswer] = useState('')
  const [isEmptySent, setEmptySent] = useState(false)
  const guess = useAct(answerVisualDecoder, {
    onDone: (news) => {
      playSound(news.is_right ? 'right' : 'yet')
      onTold(news.set, news.gained)
    },
  })
  const pass = useAct(skipVisualDecoder, { onDone: (news) => onTold(news.set, news.gained) })
  const fault = guess.fault ?? pass.fault
  const isBusy = guess.isBusy || pass.isBusy
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim() === '') return setEmptySent(true)
    pass.forget()
    void guess.run({ body: { setId: set.id, place, attempt: tries + 1, answer } })
  }
  const skip = () => {
    guess.forget()
    void pass.run({ body: { setId: set.id, place } })
  }
  return (
    <form className="riddle-answer" onSubmit={send} noValidate>
      <LetterBoxes shape={shape} typed={answer} />
      {beginning ? <p className="riddle-hint">{text.begins(beginning)}</p> : null}
      <p role="status" className="vh">
        {tries > 0 ? text.yet(tries_left) : ''} {beginning ? text.begins(beginning) : ''}
      </p>
      {/* One bar: what is typed and what sends it are in sight together, over nothing that is typed in. */}
      <div className="riddle-bar">
        <TextField
          label={text.answer}
          hint={text.answerHint(letters)}
          error={isEmptySent ? text.typeFirst : tries > 0 ? text.yet(tries_left) : undefined}
          isYet
          name="answer"
          value={answer}
          autoComplete="off"
          maxLength={100}
          onChange={(event) => {
            setEmptySent(false)
            setAnswer(event.currentTarget.value)
          }}
        />
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
        <div className="riddle-acts">
          <Button kind="line" isBusy={isBusy} onClick={skip}>
            {text.skip}
          </Button>
          <Button kind="main" type="submit" isWide isBusy={isBusy}>
            {text.send}
          </Button>
        </div>
      </div>
    </form>
  )
}
