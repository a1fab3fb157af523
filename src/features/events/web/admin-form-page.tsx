import { type FormEvent, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { coverNames } from '#kit/cover-names.ts'
import { skillNames } from '#kit/skills.ts'
import { Button } from '#kit/web/basics/button.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { CheckboxField } from '#kit/web/fields/checkbox-field.tsx'
import { SelectField, TextAreaField, TextField } from '#kit/web/fields/field.tsx'
import { optionsOf } from '#kit/web/fields/options-of.ts'
import type { FieldFault } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { createEvent, editEvent } from '../admin-contract.ts'
import type { loader } from './admin-form-loader.ts'
import { adminText as words } from './admin-text.ts'
import { fieldsOf, formFrom } from './show-form.ts'
import { text } from './text.ts'

/** Creates or edits an event. */
export function Component() {
  const shown = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const id = shown?.event.id
  const given = fieldsOf(shown?.form ?? null)
  const [faults, setFaults] = useState<FieldFault[]>([])
  const [failed, setFailed] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const errorOf = (path: string) => faults.find((fault) => fault.path === path)?.detail
  const field = (name: keyof typeof given) => ({ name, error: errorOf(name), defaultValue: given[name] })

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFaults([])
    setFailed(null)
    try {
      const body = formFrom(new FormData(event.currentTarget))
      // An idempotency key: a new event is created once, however often it is sent.
      const saved = id
        ? await call(editEvent, { query: { id }, body })
        : await call(createEvent, { body }, { idempotencyKey: `${key}:${JSON.stringify(body).length}` })
      await navigate(`/admin/events/${saved.id}`)
    } catch (error) {
      const { problem } = asRefusal(error)
      setFaults(problem.fields ?? [])
      setFailed(problem.fields ? words.fix : words.failed(problem.detail))
    } finally {
      setIsBusy(false)
    }
  }
  const title = id ? words.editTitle : words.newTitle
  return (
    <div className="column grid gap-6" data-tone="money">
      <PageHead title={title} description={words.lead} path="/admin/events/edit" isPrivate />
      <header>
        <p>
          <Link to={id ? `/admin/events/${id}` : '/admin/events'}>{words.title}</Link>
        </p>
        <h1>{title}</h1>
      </header>
      <form className="card grid gap-5" onSubmit={(event) => void send(event)} noValidate>
        <TextField {...field('title')} label={words.eventTitle} hint={words.titleHint} />
        <SelectField {...field('kind')} label={words.kind} options={optionsOf(text.kinds)} />
        <SelectField {...field('skill')} label={words.skill} options={optionsOf(skillNames)} />
        <TextField {...field('summary')} label={words.summary} />
        <TextAreaField {...field('description')} label={words.description} hint={words.descriptionHint} rows={10} />
        <CheckboxField name="is_simulated" label={words.simulated} defaultChecked={shown?.form.is_simulated ?? false} />
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
    </div>
  )
}
