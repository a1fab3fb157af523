import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { TextAreaField } from '#ui/fields/field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { appealCase, appealLength, type OwnCase, readOwnCase } from '../case-contract.ts'
import { reasons } from '../reason-rules.ts'
import { text } from './text.ts'

/** A case about the signed-in person's content. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  return call(readOwnCase, { query: { id: params.id } })
}

/** The decision about the person's content, its reason, and the appeal. */
export function Component() {
  const one = useLoaderData<typeof loader>()
  return (
    <div className="stack mx-auto w-full max-w-[44rem]" data-tone="money">
      <PageHead title={text.caseTitle} description={text.caseTitle} path={`/moderation/case/${one.id}`} isPrivate />
      <Card as="article" className="grid gap-4">
        <h1>{text.caseTitle}</h1>
        <p className="text-17 font-semibold">
          <ThaiText>{text.caseOf(one.title)}</ThaiText>
        </p>
        <p>
          <Tag>{text.states[one.state]}</Tag>
        </p>
        <Outcome one={one} />
        {one.href && (
          <LinkButton kind="line" to={one.href}>
            {text.toPost}
          </LinkButton>
        )}
      </Card>
      {one.appeal ? (
        <Appeal appeal={one.appeal} />
      ) : (
        one.appeal_until && <AppealForm id={one.id} until={one.appeal_until} />
      )}
    </div>
  )
}

function Outcome({ one }: { one: OwnCase }) {
  if (one.state === 'open') return <p>{one.is_hidden ? text.paused : text.waiting}</p>
  if (one.state === 'approved' || one.state === 'restored') return <p>{text.fine}</p>
  return (
    <>
      <h2>{text.why}</h2>
      {one.reason && (
        <p>
          <strong>{reasons[one.reason].label}</strong>
          <br />
          {reasons[one.reason].why}
        </p>
      )}
      {one.note && (
        <>
          <h3>{text.fromTeam}</h3>
          <p>{one.note}</p>
        </>
      )}
      {one.decided_at && (
        <p className="text-13 text-ink-soft">{text.decided(formatThaiMoment(new Date(one.decided_at)))}</p>
      )}
    </>
  )
}

const outcomes = { open: text.appealWaits, granted: text.appealGranted, refused: text.appealRefused }

function Appeal({ appeal }: { appeal: NonNullable<OwnCase['appeal']> }) {
  return (
    <Card className="grid gap-3" aria-labelledby="appeal">
      <h2 id="appeal">{text.appealYours}</h2>
      <p>{appeal.text}</p>
      <Notice kind="info">{outcomes[appeal.state]}</Notice>
      {appeal.note && <p>{appeal.note}</p>}
    </Card>
  )
}

function AppealForm({ id, until }: { id: string; until: string }) {
  const [words, setWords] = useState('')
  const { fault, isBusy, run } = useAct(appealCase, { refresh: ['page'] })
  const send = () => void run({ body: { id, text: words } })
  return (
    <Card className="grid gap-4" aria-labelledby="appeal">
      <h2 id="appeal">{text.appealTitle}</h2>
      <p>{text.appealLead(formatThaiMoment(new Date(until)))}</p>
      <PlainForm onSend={send}>
        <TextAreaField
          label={text.appealText}
          hint={text.appealHint}
          maxLength={appealLength.max}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
        <Button
          kind="main"
          type="submit"
          data-js
          isBusy={isBusy}
          offReason={words.trim().length < appealLength.min ? text.appealShort : null}
        >
          {text.appealSend}
        </Button>
      </PlainForm>
    </Card>
  )
}
