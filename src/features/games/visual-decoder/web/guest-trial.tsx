import { type FormEvent, useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { GameFrame } from '#ui/answers/game-frame.tsx'
import { GuestTrialResult } from '#ui/answers/guest-trial-result.tsx'
import { guestTrialText } from '#ui/answers/guest-trial-text.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { SvgPicture } from '#ui/pictures/svg-picture.tsx'
import { playSound } from '#ui/sound/sounds.ts'
import { answerGuestTrialRiddle, type GuestTrialTold, readGuestTrialRiddle } from '../guest-trial-contract.ts'
import { text } from './text.ts'

/** One picture for a visitor; nothing of it is stored. */
export function DecoderGuestTrial() {
  const { reply: riddle, refusal } = useReply(readGuestTrialRiddle, {})
  const [told, setTold] = useState<GuestTrialTold | null>(null)
  if (told?.told) return <End isRight={told.is_right} told={told.told} />
  return (
    <GameFrame title={text.title} how={text.howSteps} isOn leaveAbout={guestTrialText.leave} className="">
      <Card className="quiz-card" aria-labelledby="picture" data-task>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="picture">{text.question}</h2>
          {riddle && <Tag>{text.category(riddle.skill)}</Tag>}
        </div>
        {refusal && (
          <Notice kind="danger" isAlert>
            {refusal.message}
          </Notice>
        )}
        {riddle && (
          <>
            <SvgPicture svg={riddle.drawing} description={riddle.description} />
            <AnswerForm day={riddle.day} isYet={told !== null} onTold={setTold} />
          </>
        )}
      </Card>
    </GameFrame>
  )
}

type FormProps = { day: string; isYet: boolean; onTold: (told: GuestTrialTold) => void }

function AnswerForm({ day, isYet, onTold }: FormProps) {
  const [answer, setAnswer] = useState('')
  const { run, fault, isBusy } = useAct(answerGuestTrialRiddle, {
    onDone: (told) => {
      playSound(told.is_right ? 'right' : 'yet')
      onTold(told)
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim() !== '') void run({ body: { day, answer } })
  }
  return (
    <form className="riddle-answer" onSubmit={send} noValidate>
      <TextField
        label={text.answer}
        hint={text.guestTrialHint}
        error={isYet ? text.guestTrialYet : undefined}
        isYet
        name="answer"
        value={answer}
        autoComplete="off"
        maxLength={100}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <p role="status" className="vh">
        {isYet ? text.guestTrialYet : ''}
      </p>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      <Button kind="main" type="submit" isWide isBusy={isBusy} offReason={answer.trim() === '' ? text.typeFirst : null}>
        {text.send}
      </Button>
      <Button kind="quiet" isBusy={isBusy} onClick={() => void run({ body: { day, answer: null } })}>
        {text.skip}
      </Button>
    </form>
  )
}

function End({
  isRight,
  told: { answer, explanation, article },
}: {
  isRight: boolean
  told: NonNullable<GuestTrialTold['told']>
}) {
  return (
    <GuestTrialResult world={5} isGlad={isRight} title={text.settled[isRight ? 'solved' : 'skipped'](answer)}>
      <p>{explanation}</p>
      {article && (
        <LinkButton kind="quiet" to={article.href}>
          {text.readMore(article.title)}
        </LinkButton>
      )}
    </GuestTrialResult>
  )
}
