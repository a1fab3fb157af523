import { useState } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice as Sentence } from '#kit/web/basics/notice.tsx'
import { Tag } from '#kit/web/basics/tag.tsx'
import { CheckboxField } from '#kit/web/fields/checkbox-field.tsx'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { chooseMails, type MailChoices } from '../notice-contract.ts'
import { isOptional, noticeGroups, type OptionalGroup } from '../notice-rules.ts'
import { text } from './text.ts'

type Choices = MailChoices['items']

/** The mails: necessary ones with the reason, and optional ones with switches. */
export function MailChoicesPart({ choices }: { choices: Choices | null }) {
  return (
    <Card aria-labelledby="mails" className="grid content-start gap-4">
      <h2 id="mails">{text.mails}</h2>
      <p className="text-ink-soft">{text.mailsLead}</p>
      {choices ? (
        <Rows choices={choices} />
      ) : (
        <Sentence
          kind="danger"
          isAlert
          action={
            <Button kind="line" size="small" onClick={() => void refreshPage()}>
              {text.retry}
            </Button>
          }
        >
          {text.mailsFailed}
        </Sentence>
      )}
    </Card>
  )
}

function Rows({ choices }: { choices: Choices }) {
  const [told, setTold] = useState<Told>({ news: null, fault: null })
  return (
    <>
      <ul className="mail-choices">
        {choices.map(({ group, is_on }) => {
          const { name, about, why } = noticeGroups[group]
          return (
            <li key={group}>
              <h3>
                {name} {isOptional(group) ? null : <Tag>{text.always}</Tag>}
              </h3>
              <p>{about}</p>
              {isOptional(group) ? (
                <MailChoice group={group} wasOn={is_on} onTold={setTold} />
              ) : (
                <p className="text-13 text-ink-soft">{why}</p>
              )}
            </li>
          )
        })}
      </ul>
      {told.fault ? (
        <Sentence kind="danger" isAlert>
          {told.fault}
        </Sentence>
      ) : null}
      <p role="status" className="min-h-6.5 text-ink-soft">
        {told.news}
      </p>
    </>
  )
}

type Told = { news: string | null; fault: string | null }
type ChoiceProps = { group: OptionalGroup; wasOn: boolean; onTold: (told: Told) => void }

/** An optimistic switch: when the server cannot be reached, it is rolled back with a message. */
function MailChoice({ group, wasOn, onTold }: ChoiceProps) {
  const { name } = noticeGroups[group]
  const [isKept, setKept] = useState(wasOn)
  const { run, isBusy, input } = useAct(chooseMails, {
    onDone: (_, { body: { is_on } }) => {
      setKept(is_on)
      onTold({ news: text.saved(name, is_on), fault: null })
    },
    onRefused: ({ message }) => onTold({ news: null, fault: message }),
  })
  const choose = (is_on: boolean) => {
    onTold({ news: null, fault: null })
    void run({ body: { group, is_on } })
  }
  return (
    <CheckboxField
      label={text.byMail(name)}
      checked={isBusy && input ? input.body.is_on : isKept}
      onChange={(event) => choose(event.target.checked)}
    />
  )
}
