import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { answerRecheck, type Recheck, type RecheckFeedback, readRecheck } from '../../contract.ts'
import { answeringText } from '../answering-text.ts'
import { OneChoice } from '../one-choice.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  return call(readRecheck, { query: { unit: params.unit! } })
}

export function Component() {
  const { unit, question, opens_on } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={answeringText.recheckPage} description={answeringText.recheckLead} path="/path" isPrivate />
      {question ? (
        <Question key={unit.key} unit={unit} question={question} />
      ) : (
        <div className="column stack" data-tone="play">
          <header>
            <h1>{answeringText.recheckTitle(unit.title)}</h1>
            <p>{answeringText.recheckLead}</p>
          </header>
          <Notice
            action={
              <LinkButton kind="line" size="small" to="/path">
                {answeringText.toPath}
              </LinkButton>
            }
          >
            {opens_on ? answeringText.opensOn(formatThaiDate(opens_on)) : answeringText.notAsked}
          </Notice>
        </div>
      )}
    </>
  )
}

type QuestionProps = { unit: Recheck['unit']; question: NonNullable<Recheck['question']> }

function Question({ unit, question: { text, picture, choices } }: QuestionProps) {
  const { run, isBusy, input, done, fault } = useAct(answerRecheck)
  const told = done && input ? { ...done.reply, choice: input.body.choice } : null
  return (
    <OneChoice
      frame={{
        title: answeringText.recheckTitle(unit.title),
        lead: told ? undefined : answeringText.recheckLead,
        leaveTo: '/path',
      }}
      name="recheck"
      text={text}
      picture={picture}
      choices={choices}
      told={told && { ...told, ...describe(told), article: told.is_right ? null : unit.article }}
      fault={fault}
      isBusy={isBusy}
      onCheck={(choice) => void run({ body: { unit: unit.key, choice } })}
      next={{ label: answeringText.toPath, to: '/path', state: { cameFrom: unit.key } }}
    >
      {told ? <AfterAct /> : null}
    </OneChoice>
  )
}

function describe({ is_right, explanation, opens_on }: RecheckFeedback) {
  const back = opens_on === null ? '' : ` ${answeringText.backOn(formatThaiDate(opens_on))}`
  return { title: is_right ? answeringText.recheckRight : answeringText.yet, explanation: explanation + back }
}
