import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Gained } from '#features/koin/contract.ts'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import type { PostView } from '#features/posts/documents/contract.ts'
import { postPath } from '#features/posts/documents/path-rules.ts'
import { wayBack } from '#features/posts/documents/web/login-path.ts'
import { readingText } from '#features/posts/documents/web/reading-text.ts'
import { text } from '#features/posts/documents/web/text.ts'
import { worldOf } from '#kit/skills.ts'
import { add, formatKoin } from '#lib/money.ts'
import { useFinishedActivity } from '#lib/web/finished-activity.ts'
import { Feedback } from '#ui/answers/feedback.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ChoiceGroup } from '#ui/fields/choice.tsx'
import { finishLesson, mapPath, useLesson } from '#ui/journey/lesson.ts'
import { journeyText } from '#ui/journey/text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import type { MyReading, PostAnswer } from '../../reading-contract.ts'
import { pendingReadingText } from '../pending-reading-text.ts'
import { AnswerEarned } from './answer-earned.tsx'
import { useAnswer } from './use-answer.ts'

type Props = {
  post: PostView
  question: NonNullable<PostView['question']>
  mine: MyReading['question']
  isVisitor: boolean
  /** It is not known yet whether this person has answered. */
  isWaiting: boolean
  onStale: () => Promise<void>
  onAnswered: () => void
  /** The queued choice; null when there is none. */
  pending: string | null
  /** Why a queued answer does not count. */
  lateFault: string | null
}

/**
 * The question at the end of an article: choose, check, explanation. A visitor may choose, and is then invited to sign
 * up.
 */
export function ArticleQuestion({ post, question, mine, isVisitor, isWaiting, ...late }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const { told, fault, isBusy, check } = useAnswer(post.id, late)
  const box = useRef<HTMLDivElement>(null)
  useRewardAhead(!isVisitor && mine !== null && mine.answer === null)
  // The choice made before hydration.
  useEffect(() => setChosen(box.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? null), [])
  const answer = told ?? mine?.answer ?? null
  const choices = mine?.choices ?? question.choices
  const isSaved = answer === null && late.pending !== null
  return (
    <div ref={box} className="contents">
      <fieldset disabled={isSaved} className="contents">
        <ChoiceGroup
          name="article-question"
          question={<ThaiText>{question.text}</ThaiText>}
          heading="h3"
          choices={choices.map((choice) => ({ id: choice, text: <ThaiText>{choice}</ThaiText> }))}
          chosen={answer?.choice ?? late.pending ?? chosen}
          right={answer?.right ?? null}
          onChoose={setChosen}
          onCheck={isVisitor || isWaiting ? undefined : () => check(chosen)}
        />
      </fieldset>
      {(fault ?? late.lateFault) && (
        <Notice kind="danger" isAlert>
          {fault ?? late.lateFault}
        </Notice>
      )}
      {isSaved ? (
        <Notice isAlert title={pendingReadingText.saved}>
          {pendingReadingText.savedWhy}
        </Notice>
      ) : answer ? (
        <Told post={post} answer={answer} gained={told?.gained ?? null} />
      ) : isVisitor ? (
        <Invitation post={post} question={question} hasChosen={chosen !== null} />
      ) : (
        <div className="grid gap-2">
          <Button
            kind="main"
            isWide
            isBusy={isBusy || isWaiting}
            offReason={chosen === null && !isWaiting ? readingText.chooseFirst : null}
            onClick={() => check(chosen)}
          >
            {readingText.check}
          </Button>
          <p className="text-13 text-ink-soft">{readingText.worth(formatKoin(question.koin), question.points)}</p>
        </div>
      )}
    </div>
  )
}

type ToldProps = { post: PostView; answer: PostAnswer; gained: Gained | null }

/** `gained`: it was answered a moment ago. What it earned is celebrated once. */
function Told({ post, answer, gained }: ToldProps) {
  const { is_right, explanation, reward } = answer
  const lesson = useLesson()
  useEffect(() => {
    if (lesson) finishLesson()
  }, [lesson])
  const [isCelebrating, setCelebrating] = useState(gained !== null && (reward.paid > 0 || reward.points > 0))
  return (
    <>
      <AnswerEarned reward={reward} />
      <Feedback
        isRight={is_right}
        title={is_right ? readingText.right : readingText.yet}
        takesFocus={gained !== null && !isCelebrating}
        action={
          lesson ? (
            <LinkButton kind="main" isWide to={mapPath} state={{ cameFrom: lesson.stop }}>
              {journeyText.toMap}
            </LinkButton>
          ) : (
            <NextRead post={post} kind="main" isWide />
          )
        }
        link={lesson ? <NextRead post={post} kind="quiet" /> : null}
      >
        {explanation}
      </Feedback>
      {gained && isCelebrating ? (
        <GainedMoment
          title={readingText.momentTitle}
          line={readingText.momentLine}
          gained={gained}
          earned={add(reward.paid, reward.learning_day.reward)}
          learningDay={reward.learning_day}
          world={worldOf[reward.skill]}
          next={readingText.momentNext}
          onClose={() => setCelebrating(false)}
        />
      ) : null}
    </>
  )
}

/** The next article, else the club. */
function NextRead({ post, ...look }: Pick<ComponentProps<typeof LinkButton>, 'kind' | 'isWide'> & { post: PostView }) {
  const [next] = post.related
  return (
    <LinkButton {...look} to={next ? postPath(next) : `/club/${post.club}`}>
      {next ? readingText.next(next.title) : readingText.toClub(text.clubs[post.club].name)}
    </LinkButton>
  )
}

type InvitationProps = Pick<Props, 'post' | 'question'> & { hasChosen: boolean }

/** Its space is reserved, so that choosing causes no layout shift. */
function Invitation({ post, question, hasChosen }: InvitationProps) {
  useFinishedActivity(hasChosen)
  return (
    <div className="grid gap-3">
      <p role="status">{hasChosen ? readingText.invite(formatKoin(question.koin)) : readingText.inviteEarly}</p>
      <div className="invitation-acts" data-off={!hasChosen || undefined}>
        <LinkButton kind={hasChosen ? 'main' : 'line'} to={wayBack('/login', post, 'post-end')}>
          {readingText.login}
        </LinkButton>
        <LinkButton kind="line" to={wayBack('/register', post, 'post-end')}>
          {readingText.register}
        </LinkButton>
      </div>
    </div>
  )
}
