import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { listGifts } from '#features/superquest/gifts/admin-contract.ts'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { skillNames } from '#kit/skills.ts'
import { call } from '#lib/web/call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { createMission, editMission, listDeskMissions, listRuleKinds, showDeskMission } from '../../admin-contract.ts'
import { adminText as words } from './admin-text.ts'
import { ForecastPart } from './forecast-part.tsx'
import { MissionStatePart } from './mission-state-part.tsx'
import { RewardField } from './reward-field.tsx'
import { RuleField } from './rule-field.tsx'
import {
  boxOfPath,
  type MissionValues,
  missionFrom,
  missionValues,
  rewardFrom,
  ruleOf,
  winnersOf,
} from './show-mission-form.ts'
import { useRuleSentence } from './use-rule-sentence.ts'

/** A mission with its form, or none; and what its boxes offer. */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
  const [shown, kinds, gifts, others] = await Promise.all([
    id ? call(showDeskMission, { query: { id } }) : null,
    call(listRuleKinds, {}),
    call(listGifts, {}),
    call(listDeskMissions, { query: {} }),
  ])
  return {
    shown,
    kinds: kinds.items,
    gifts: gifts.items,
    others: others.items.filter((mission) => mission.id !== id),
  }
}

const labels = words.fields

/** Makes a mission or edits one, with its sentence, its forecast and its dry run beside the boxes. */
export function Component() {
  const { shown, kinds, gifts, others } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const id = shown?.mission.id
  const { form, field, ...save } = useStaffForm<MissionValues, { id: string }>({
    id: 'mission',
    values: missionValues(shown?.form ?? null),
    fieldOfPath: boxOfPath,
    act: (send, values) => {
      const body = missionFrom(values)
      return id ? send(editMission, { query: { id }, body }) : send(createMission, { body })
    },
    onDone: (reply) => (id ? undefined : navigate(`/admin/quests/edit/${reply.id}`)),
  })
  const draft = form.watch('rule')
  const told = useRuleSentence(ruleOf(draft))
  const { isDirty } = form.formState
  const title = id ? words.editTitle : words.newTitle
  const ask = () => ({ reward: rewardFrom(form.getValues()), winners: winnersOf(form.getValues()) })
  return (
    <PageFrame
      title={title}
      description={words.lead}
      path="/admin/quests/edit"
      isPrivate
      back={<Link to="/admin/quests">{words.title}</Link>}
    >
      <div className="columns">
        <form className="card grid gap-5" onSubmit={save.onSubmit} noValidate>
          <TextField {...field('title')} label={labels.title} maxLength={80} />
          <TextAreaField {...field('summary')} label={labels.summary} rows={2} />
          <TextAreaField {...field('why')} label={labels.why} rows={2} />
          <SelectField {...field('skill')} label={labels.skill} options={optionsOf(skillNames)} />
          <TextField {...field('occasion')} label={labels.occasion} isOptional />
          <RuleField
            id={field('rule').id}
            error={field('rule').error}
            kinds={kinds}
            draft={draft}
            onDraft={(next) => form.setValue('rule', next, { shouldDirty: true })}
          />
          <RewardField field={field} form={form} gifts={gifts} />
          <TextField {...field('places')} label={labels.places} inputMode="numeric" isOptional />
          <TextField {...field('winners')} label={labels.winners} inputMode="numeric" />
          <SelectField
            {...field('after')}
            label={labels.after}
            placeholder={words.none}
            options={others.map((one) => ({ value: one.id, label: one.title }))}
          />
          <TextField {...field('opens_at')} label={labels.opens_at} hint={words.timeHint} type="datetime-local" />
          <TextField {...field('joins_until')} label={labels.joins_until} hint={words.timeHint} type="datetime-local" />
          <TextField {...field('ends_at')} label={labels.ends_at} hint={words.timeHint} type="datetime-local" />
          <FormFault fault={save.fault} />
          <div className="save-bar">
            <Button type="submit" isWide isBusy={save.isBusy}>
              {words.save}
            </Button>
            <p role="status" className="text-13">
              {isDirty ? words.unsaved : save.done ? words.saved : ''}
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
          <ForecastPart rule={ruleOf(draft)} ask={ask} />
        </div>
      </div>
    </PageFrame>
  )
}
