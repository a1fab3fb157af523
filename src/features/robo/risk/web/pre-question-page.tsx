import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { YearNote } from '#features/bank/clock/web/year-note.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ChoiceGroup } from '#ui/fields/choice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { preText as text, type WarmUp, warmUps } from './pre-question-text.ts'

/** What Fund-telligenz does, and three questions that count for nothing. The address keeps which one is open. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const at = Math.min(warmUps.length, Math.max(0, Number(search.get('q') ?? 1) - 1 || 0))
  const question = warmUps[at]
  return (
    <PageFrame
      title={text.title}
      description={text.description}
      path="/robo/pre-question"
      isPrivate
      isNarrow
      back={<Link to="/robo">{text.back}</Link>}
      tag={<SimTag />}
      lead={<ThaiText>{text.lead}</ThaiText>}
    >
      <Card aria-label={text.warmUp} className="robo-step">
        <Progress label={text.count} done={at} total={warmUps.length} isUnderWay={question !== undefined} />
        {question ? (
          <WarmUpQuestion
            key={at}
            asked={question}
            takesFocus={search.has('q')}
            onNext={() => setSearch({ q: String(at + 2) }, { preventScrollReset: true })}
          />
        ) : (
          <AllDone />
        )}
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

interface QuestionProps {
  asked: WarmUp
  /** The question took the place of another one: the pressed button is gone. */
  takesFocus: boolean
  onNext: () => void
}

function WarmUpQuestion({ asked: { question, choices, right, why }, takesFocus, onNext }: QuestionProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const verdict = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (isChecked) verdict.current?.focus()
  }, [isChecked])
  const check = () => setChecked(true)
  return (
    <>
      <ChoiceGroup
        name="warm-up"
        question={question}
        questionRef={title}
        choices={choices.map((words, i) => ({ id: String(i), text: words }))}
        chosen={chosen}
        onChoose={setChosen}
        onCheck={check}
        right={isChecked ? String(right) : null}
      />
      {isChecked ? (
        <div className="stack">
          <div>
            <h3 ref={verdict} tabIndex={-1} className="text-17">
              {chosen === String(right) ? text.right : text.yet}
            </h3>
            <p>
              <ThaiText>{why}</ThaiText>
            </p>
          </div>
          <Button isWide onClick={onNext}>
            {text.next}
          </Button>
        </div>
      ) : (
        <Button isWide offReason={chosen === null ? text.choose : null} onClick={check}>
          {text.check}
        </Button>
      )}
      <Link to="/robo/assessment">{text.skip}</Link>
    </>
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
