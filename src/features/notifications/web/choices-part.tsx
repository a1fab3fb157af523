import { useState } from 'react'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice as Sentence } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { chooseNotices, type NoticeChoices } from '../notice-contract.ts'
import { type NoticeChannel, type NoticeGroup, noticeChannels, noticeGroups } from '../notices.ts'
import { text } from './text.ts'

type Choice = NoticeChoices['items'][number]

/** The groups of notices: those with switches for each channel, then those that are always told, with the reason. */
export function ChoicesPart({ choices }: { choices: Choice[] | null }) {
  return (
    <Card aria-labelledby="choices" className="grid content-start gap-4">
      <h2 id="choices">{text.choices}</h2>
      <p className="text-ink-soft">{text.choicesLead}</p>
      {choices ? (
        <Groups choices={choices} />
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
          {text.choicesFailed}
        </Sentence>
      )}
    </Card>
  )
}

function Groups({ choices }: { choices: Choice[] }) {
  return (
    <>
      <ul className="notice-choices">
        {choices.filter(canSwitch).map((choice) => (
          <Group key={choice.group} choice={choice}>
            <Switches choice={choice} />
          </Group>
        ))}
      </ul>
      <h3>{text.fixed}</h3>
      <ul className="notice-choices">
        {choices
          .filter((choice) => !canSwitch(choice))
          .map((choice) => (
            <Group key={choice.group} choice={choice} />
          ))}
      </ul>
    </>
  )
}

/** The switches of a group; what became of one is said below them, where the person looks. */
function Switches({ choice }: { choice: Choice }) {
  const [told, setTold] = useState<Told>({ news: null, fault: null })
  return (
    <>
      <PlainForm className="notice-choice-channels">
        {noticeChannels.map((channel) => {
          const state = choice[channel]
          return state && !state.is_fixed ? (
            <Switch key={channel} {...{ group: choice.group, channel, wasOn: state.is_on, onTold: setTold }} />
          ) : null
        })}
      </PlainForm>
      {told.fault ? (
        <Sentence kind="danger" isAlert>
          {told.fault}
        </Sentence>
      ) : null}
      <p role="status" className="text-13 text-ink-soft">
        {told.news}
      </p>
    </>
  )
}

function canSwitch({ app, mail, push }: Choice): boolean {
  return !app.is_fixed || mail?.is_fixed === false || push?.is_fixed === false
}

function Group({ choice, children }: { choice: Choice; children?: React.ReactNode }) {
  const { name, about, why } = noticeGroups[choice.group]
  const Heading = children ? 'h3' : 'h4'
  return (
    <li>
      <Heading>
        {name} {children ? null : <Tag>{text.always}</Tag>}
      </Heading>
      <p>{about}</p>
      {why ? <p className="text-13 text-ink-soft">{why}</p> : null}
      {children}
    </li>
  )
}

type Told = { news: string | null; fault: string | null }
type SwitchProps = { group: NoticeGroup; channel: NoticeChannel; wasOn: boolean; onTold: (told: Told) => void }

/** An optimistic switch: when the server cannot be reached, it is rolled back with a message. */
function Switch({ group, channel, wasOn, onTold }: SwitchProps) {
  const { name } = noticeGroups[group]
  const [isStored, setStored] = useState(wasOn)
  const { run, isBusy, input } = useAct(chooseNotices, {
    onDone: (_, { body: { is_on } }) => {
      setStored(is_on)
      onTold({ news: text.saved(name, channel, is_on), fault: null })
    },
    onRefused: ({ message }) => onTold({ news: null, fault: message }),
  })
  const choose = (is_on: boolean) => {
    onTold({ news: null, fault: null })
    void run({ body: { group, channel, is_on } })
  }
  return (
    <CheckboxField
      label={
        <>
          <VisuallyHidden>{text.tellMe(name)} </VisuallyHidden>
          {text.channels[channel]}
        </>
      }
      checked={isBusy && input ? input.body.is_on : isStored}
      onChange={(event) => choose(event.target.checked)}
    />
  )
}
