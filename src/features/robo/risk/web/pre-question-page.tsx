import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { YearNote } from '#features/bank/clock/web/year-note.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { FocusFrame } from '#ui/answers/focus-frame.tsx'
import { QuestionScene } from '#ui/answers/question-scene.tsx'
import { Verdict } from '#ui/answers/verdict.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ChoiceGroup } from '#ui/fields/choice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { preText as text, type WarmUp, warmUps } from './pre-question-text.ts'

const head = {
  title: text.title,
  description: text.description,
  path: '/robo/pre-question',
  isPrivate: true,
} as const

/** What Fund-telligenz does; then three questions that count for nothing. The address keeps which one is open. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const number = search.has('q') ? Math.max(1, Number(search.get('q')) || 1) : 0
  const question = warmUps[number - 1]
  const go = (next: number) => setSearch({ q: String(next) }, { preventScrollReset: true })
  if (question)
    return (
      <>
        <PageHead {...head} />
        <WarmUpQuestion key={number} asked={question} number={number} onNext={() => go(number + 1)} />
      </>
    )
  return (
    <PageFrame
      {...head}
      isNarrow
      back={
        <Link to="/robo" className="tap">
          {text.back}
        </Link>
      }
      tag={<SimTag />}
      lead={<ThaiText>{text.lead}</ThaiText>}
    >
      <Card aria-label={text.warmUp} className="robo-step">
        {number > 0 ? <AllDone /> : <Begin onBegin={() => go(1)} />}
      </Card>
      <section aria-labelledby="robo-steps">
        <h2 id="robo-steps" className="text-17">
          {text.steps}
        </h2>
        <ol className="sentences">
          {text.stepList.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-ink-soft">{text.saved}</p>
      </section>
      <YearNote />
    </PageFrame>
  )
}

function Begin({ onBegin }: { onBegin: () => void }) {
  return (
    <>
      <Button isWide onClick={onBegin}>
        {text.start(warmUps.length)}
      </Button>
      <Link to="/robo/assessment" className="tap">
        {text.skip}
      </Link>
    </>
  )
}

interface QuestionProps {
  asked: WarmUp
  /** From 1. */
  number: number
  onNext: () => void
}

/** One tap on a choice answers. By keyboard the choice moves with the arrows, and the button or Enter answers. */
function WarmUpQuestion({ asked, number, onNext }: QuestionProps) {
  const { question, scene, choices, right, why } = asked
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const check = () => setChecked(true)
  const isRight = chosen === String(right)
  return (
    <FocusFrame
      title={text.warmUp}
      leaveTo="/robo"
      leave={text.leave}
      at={number}
      isChecked={isChecked}
      world={3}
      scene={<QuestionScene scene={scene} world={3} />}
      progress={
        <Progress
          label={text.count}
          done={isChecked ? number : number - 1}
          total={warmUps.length}
          isUnderWay={!isChecked}
        />
      }
      foot={
        isChecked ? (
          <Verdict
            isRight={isRight}
            title={isRight ? text.right : text.yet}
            reason={why}
            action={
              <Button isWide onClick={onNext}>
                {number < warmUps.length ? text.next : text.toEnd}
              </Button>
            }
          />
        ) : (
          <div className="focus-act">
            <Button isWide offReason={chosen === null ? text.choose : null} onClick={check}>
              {text.check}
            </Button>
          </div>
        )
      }
    >
      <ChoiceGroup
        name="warm-up"
        question={<ThaiText>{question}</ThaiText>}
        questionRef={title}
        choices={choices.map((words, i) => ({ id: String(i), text: words }))}
        chosen={chosen}
        onChoose={setChosen}
        onTap={check}
        onCheck={check}
        right={isChecked ? String(right) : null}
      />
    </FocusFrame>
  )
}

function AllDone() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <div>
        <h2 ref={title} tabIndex={-1} className="text-20">
          {text.done}
        </h2>
        <p className="text-ink-soft">{text.doneNote}</p>
      </div>
      <LinkButton isWide to="/robo/assessment">
        {text.toAssessment}
      </LinkButton>
    </>
  )
}
