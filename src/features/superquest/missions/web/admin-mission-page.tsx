import { type FormEvent, useRef, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { skillNames } from '#kit/skills.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { SelectField, TextAreaField, TextField } from '#kit/web/fields/field.tsx'
import { optionsOf } from '#kit/web/fields/options-of.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { createMission, editMission, type MissionForm } from '../admin-contract.ts'
import { draftOf, emptyGoal, type RuleDraft, ruleFrom } from '../rule-draft-rules.ts'
import type { loader } from './admin-mission-loader.ts'
import { adminText as words } from './admin-text.ts'
import { ForecastPart } from './forecast-part.tsx'
import { MissionStatePart } from './mission-state-part.tsx'
import { RewardField } from './reward-field.tsx'
import { RuleField } from './rule-field.tsx'
import { fieldsOf, formFrom, type MissionFields, rewardFrom } from './show-mission-form.ts'
import { useRuleSentence } from './use-rule-sentence.ts'

/** Makes a mission or edits one, with its sentence, its forecast and its dry run beside the boxes. */
export function Component() {
  const { shown, kinds, gifts, others } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const id = shown?.mission.id
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<RuleDraft | string>(() => firstDraft(shown?.form.rule))
  const rule = typeof draft === 'string' ? readJson(draft) : ruleFrom(draft)
  const told = useRuleSentence(rule)
  const [saved, setSaved] = useState('')
  const { fault, fields, isBusy, run } = useAct(
    (send, body: MissionForm) => (id ? send(editMission, { query: { id }, body }) : send(createMission, { body })),
    {
      onDone: (reply) => {
        setSaved(words.saved)
        return id ? undefined : navigate(`/admin/quests/edit/${reply.id}`)
      },
    },
  )
  const given = fieldsOf(shown?.form ?? null)
  const errorOf = (name: string) => fields.find(({ path }) => path === name || path.endsWith(`.${name}`))?.detail
  const field = (name: keyof MissionFields) => ({ name, error: errorOf(name), defaultValue: given[name] })

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(formFrom(new FormData(event.currentTarget), rule))
  }
  const title = id ? words.editTitle : words.newTitle
  const ask = () => {
    const data = new FormData(form.current ?? undefined)
    return { reward: rewardFrom(data), winners: Number(data.get('winners')) }
  }
  return (
    <div className="grid gap-6" data-tone="money" key={id}>
      <PageHead title={title} description={words.lead} path="/admin/quests/edit" isPrivate />
      <header>
        <p>
          <Link to="/admin/quests">{words.title}</Link>
        </p>
        <h1>{title}</h1>
      </header>
      <div className="columns">
        <form
          ref={form}
          className="card grid gap-5"
          onSubmit={save}
          onChange={() => setSaved(words.unsaved)}
          noValidate
        >
          <TextField {...field('title')} label={words.fields.title} />
          <TextAreaField {...field('summary')} label={words.fields.summary} rows={2} />
          <TextAreaField {...field('why')} label={words.fields.why} rows={2} />
          <SelectField {...field('skill')} label={words.fields.skill} options={optionsOf(skillNames)} />
          <TextField {...field('occasion')} label={words.fields.occasion} isOptional />
          <RuleField kinds={kinds} draft={draft} onDraft={setDraft} />
          <RewardField field={field} gifts={gifts} kind={given.reward_kind} />
          <TextField {...field('places')} label={words.fields.places} inputMode="numeric" isOptional />
          <TextField {...field('winners')} label={words.fields.winners} inputMode="numeric" />
          <SelectField
            {...field('after')}
            label={words.fields.after}
            placeholder={words.none}
            options={others.map((one) => ({ value: one.id, label: one.title }))}
          />
          <TextField {...field('opens_at')} label={words.fields.opens_at} hint={words.timeHint} type="datetime-local" />
          <TextField
            {...field('joins_until')}
            label={words.fields.joins_until}
            hint={words.timeHint}
            type="datetime-local"
          />
          <TextField {...field('ends_at')} label={words.fields.ends_at} hint={words.timeHint} type="datetime-local" />
          {fault ? (
            <Notice kind="warn" isAlert>
              {words.failed(fault)}
            </Notice>
          ) : null}
          <div className="save-bar">
            <Button type="submit" isWide isBusy={isBusy}>
              {words.save}
            </Button>
            <p role="status" className="text-13">
              {saved}
            </p>
          </div>
        </form>
        <div className="stack">
          <Card aria-labelledby="sentence" className="grid gap-2">
            <h2 id="sentence">{words.sentence}</h2>
            <p role="status">{told?.sentence ?? words.noSentence}</p>
            <ul className="grid gap-1">
              {told?.faults.map(({ path, detail }) => (
                <li key={path + detail} className="text-13">
                  {detail}
                </li>
              ))}
            </ul>
          </Card>
          {shown ? <MissionStatePart shown={shown} /> : null}
          <ForecastPart rule={rule} ask={ask} />
        </div>
      </div>
    </div>
  )
}

function firstDraft(rule: Parameters<typeof draftOf>[0] | undefined): RuleDraft | string {
  if (!rule) return { group: 'one', goals: [emptyGoal] }
  return draftOf(rule) ?? JSON.stringify(rule, null, 2)
}

/** The rule of a text; the text itself where it is no JSON, which the server then names. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
