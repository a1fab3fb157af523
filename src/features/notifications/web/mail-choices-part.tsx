import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice as Sentence } from '#kit/web/basics/notice.tsx'
import { Tag } from '#kit/web/basics/tag.tsx'
import { CheckboxField } from '#kit/web/fields/checkbox-field.tsx'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { chooseMails, type MailChoices } from '../notice-contract.ts'
import { isOptional, noticeGroups, type OptionalGroup } from '../notice-rules.ts'
import { text } from './text.ts'

type Choices = MailChoices['items']

/** What comes by mail: what is necessary, with the reason, and what may be switched on and off at once. */
export function MailChoicesPart({ choices }: { choices: Choices | null }) {
  const { revalidate } = useRevalidator()
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
            <Button kind="line" size="small" onClick={() => void revalidate()}>
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
  const { chosen, choose, news, fault } = useChoosing(choices)
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
                <CheckboxField
                  label={text.byMail(name)}
                  checked={chosen[group] ?? is_on}
                  onChange={(event) => void choose(group, event.target.checked)}
                />
              ) : (
                <p className="text-13 text-ink-soft">{why}</p>
              )}
            </li>
          )
        })}
      </ul>
      {fault ? (
        <Sentence kind="danger" isAlert>
          {fault}
        </Sentence>
      ) : null}
      <p role="status" className="min-h-6.5 text-ink-soft">
        {news}
      </p>
    </>
  )
}

type Chosen = Partial<Record<OptionalGroup, boolean>>

/** The box follows the finger; when the server could not be told, it goes back and says so. */
function useChoosing(choices: Choices) {
  const [chosen, setChosen] = useState<Chosen>({})
  const [news, setNews] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  async function choose(group: OptionalGroup, isOn: boolean): Promise<void> {
    const before = chosen[group] ?? choices.some((one) => one.group === group && one.is_on)
    setChosen({ ...chosen, [group]: isOn })
    setNews(null)
    setFault(null)
    try {
      await call(chooseMails, { body: { group, is_on: isOn } })
      setNews(text.saved(noticeGroups[group].name, isOn))
    } catch (error) {
      setChosen({ ...chosen, [group]: before })
      setFault(asRefusal(error).message)
    }
  }
  return { chosen, choose, news, fault }
}
