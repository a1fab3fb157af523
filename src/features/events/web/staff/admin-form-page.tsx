import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { coverNames } from '#art/names/cover-names.ts'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { skillNames } from '#kit/skills.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { createEvent, editEvent } from '../../admin-contract.ts'
import { text } from '../text.ts'
import { loader as loadEvent } from './admin-event-loader.ts'
import { adminText as words } from './admin-text.ts'
import { type EventFields, fieldsOf, formFrom } from './show-form.ts'

/** The event to edit; null for a new one. */
export async function loader(args: LoaderFunctionArgs) {
  return args.params.id === undefined ? null : loadEvent(args)
}

/** Creates or edits an event. */
export function Component() {
  const shown = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const id = shown?.event.id
  const [values] = useState(() => fieldsOf(shown?.form ?? null))
  const { form, field, onSubmit, isBusy, summary, refusal } = useStaffForm<EventFields, { id: string }>({
    id: 'event',
    values,
    act: (send, said) => {
      const body = formFrom(said)
      return id ? send(editEvent, { query: { id }, body }) : send(createEvent, { body })
    },
    onDone: (saved) => navigate(`/admin/events/${saved.id}`),
  })
  const failed = summary.length > 0 ? words.fix : refusal ? words.failed(refusal.message) : null
  const title = id ? words.editTitle : words.newTitle
  return (
    <PageFrame
      title={title}
      description={words.lead}
      path="/admin/events/edit"
      isPrivate
      isNarrow
      back={<Link to={id ? `/admin/events/${id}` : '/admin/events'}>{words.title}</Link>}
    >
      <form className="card grid gap-5" onSubmit={onSubmit} noValidate>
        <TextField {...field('title')} label={words.eventTitle} hint={words.titleHint} />
        <SelectField {...field('kind')} label={words.kind} options={optionsOf(text.kinds)} />
        <SelectField {...field('skill')} label={words.skill} options={optionsOf(skillNames)} />
        <TextField {...field('summary')} label={words.summary} />
        <TextAreaField {...field('description')} label={words.description} hint={words.descriptionHint} rows={10} />
        <CheckboxField {...form.register('is_simulated')} label={words.simulated} />
        <SelectField
          {...field('cover')}
          label={words.cover}
          options={coverNames.map((name) => ({ value: name, label: name }))}
        />
        <TextField {...field('place')} label={words.placeName} isOptional />
        <TextField {...field('map_url')} label={words.map} isOptional inputMode="url" />
        <TextField {...field('online_url')} label={words.online} isOptional />
        <TextField {...field('opens_at')} label={words.opens} hint={words.timeHint} type="datetime-local" />
        <TextField {...field('closes_at')} label={words.closes} hint={words.timeHint} type="datetime-local" />
        <TextField {...field('starts_at')} label={words.starts} hint={words.timeHint} type="datetime-local" />
        <TextField {...field('ends_at')} label={words.ends} hint={words.timeHint} type="datetime-local" />
        <TextField {...field('capacity')} label={words.capacity} inputMode="numeric" />
        <TextField {...field('fee')} label={words.fee} hint={words.amount} unit={words.koin} inputMode="decimal" />
        <TextField
          {...field('reward')}
          label={words.reward}
          hint={words.amount}
          unit={words.koin}
          inputMode="decimal"
        />
        {failed ? (
          <Notice kind="warn" isAlert>
            {failed}
          </Notice>
        ) : null}
        <Button type="submit" isWide isBusy={isBusy}>
          {words.save}
        </Button>
      </form>
    </PageFrame>
  )
}
