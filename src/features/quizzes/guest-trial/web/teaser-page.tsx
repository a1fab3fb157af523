import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { skillNames, worldOf } from '#kit/skills.ts'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { Feedback } from '#ui/answers/feedback.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ChoiceGroup } from '#ui/fields/choice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { answerTeaser, readTeaser, type Teaser } from '../contract.ts'
import { teaserPath } from '../path-rules.ts'
import { teaserText as text } from './teaser-text.ts'

/** The question that the address of a share card names. */
export async function loader({ params }: LoaderFunctionArgs) {
  const key = params['key'] ?? ''
  if (!/^[\w-]{1,80}$/.test(key)) throw pageRefusal('page_not_found')
  return call(readTeaser, { query: { key } })
}

/** The question of a friend's card, for everybody: answer, why, and on to the own ones. Nothing is stored. */
export function Component() {
  const teaser = useLoaderData<typeof loader>()
  return (
    <div className="column stack" data-tone="play" data-w={worldOf[teaser.skill]}>
      <PageHead title={text.title} description={teaser.text} path={teaserPath(teaser.key)} isPrivate />
      <header>
        <h1>{text.title}</h1>
        <p className="text-ink-soft">
          <ThaiText>{text.lead(skillNames[teaser.skill])}</ThaiText>
        </p>
      </header>
      <Card as="div" className="quiz-card">
        <Question key={teaser.key} teaser={teaser} />
      </Card>
    </div>
  )
}

function Question({ teaser: { key, text: question, choices } }: { teaser: Teaser }) {
  const { isAuthenticated } = useAuth()
  const [chosen, setChosen] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // The choice made before hydration.
  useEffect(() => setChosen(box.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? null), [])
  const { run, isBusy, done, fault } = useAct(answerTeaser)
  const told = done?.reply ?? null
  const check = () => {
    if (chosen !== null) void run({ body: { key, choice: chosen } })
  }
  return (
    <div ref={box} className="contents">
      <ChoiceGroup
        name="teaser"
        question={<ThaiText>{question}</ThaiText>}
        choices={choices.map((choice) => ({ id: choice, text: <ThaiText>{choice}</ThaiText> }))}
        chosen={told?.choice ?? chosen}
        right={told?.right ?? null}
        onChoose={setChosen}
        onCheck={check}
      />
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
      {told ? (
        <Feedback
          heading="h2"
          isRight={told.is_right}
          title={told.is_right ? text.right : text.yet}
          action={
            <LinkButton kind="main" isWide to={isAuthenticated ? '/quiz/daily' : '/'}>
              {isAuthenticated ? text.daily : text.more}
            </LinkButton>
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
        <Button
          kind="main"
          isWide
          data-js
          isBusy={isBusy}
          offReason={chosen === null ? text.chooseFirst : null}
          onClick={check}
        >
          {text.check}
        </Button>
      )}
    </div>
  )
}
