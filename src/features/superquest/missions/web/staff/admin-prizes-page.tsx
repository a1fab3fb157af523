import { useLoaderData } from 'react-router'
import { listGifts } from '#features/superquest/gifts/admin-contract.ts'
import { AddForm, FormFault } from '#kit/forms/staff-forms.tsx'
import { type FieldOf, useStaffForm } from '#kit/forms/use-staff-form.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { createPrize, editPrize, listDeskPrizes } from '../../admin-prize-contract.ts'
import { adminPrizeText as words } from './admin-prize-text.ts'
import { type PrizeValues, prizeFrom, prizeValues } from './show-prize-form.ts'

/** All big prizes with their forms, and what may be one. */
export async function loader() {
  const [prizes, gifts] = await Promise.all([call(listDeskPrizes, {}), call(listGifts, {})])
  return { prizes: prizes.items, gifts: gifts.items }
}

type Loaded = Awaited<ReturnType<typeof loader>>
type Gifts = Loaded['gifts']

/** The big prizes for staff: setting one, changing one, and how many are taken. */
export function Component() {
  const { prizes, gifts } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={words.title} description={words.lead} path="/admin/big-prizes" isPrivate lead={words.lead}>
      <AddForm
        isFolded
        id="add-prize"
        values={prizeValues(null)}
        title={words.add}
        onAdd={(values, send) => send(createPrize, { body: prizeFrom(values) })}
        said={({ title }, reply) => (reply.is_waiting ? words.waits(title) : words.said(title))}
      >
        {(field) => <Fields field={field} gifts={gifts} />}
      </AddForm>
      <section className="stack" aria-labelledby="prizes">
        <h2 id="prizes">{words.list}</h2>
        {prizes.length === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
        <ul className="stack">
          {prizes.map((row) => (
            <PrizeRow key={row.prize.id} row={row} gifts={gifts} />
          ))}
        </ul>
      </section>
    </PageFrame>
  )
}

function PrizeRow({ row: { prize, form, taken }, gifts }: { row: Loaded['prizes'][number]; gifts: Gifts }) {
  const { id, title, state, gift, stock, opens_at: opens, ends_at: ends } = prize
  const at = (moment: string) => formatThaiMoment(new Date(moment))
  const save = useStaffForm<PrizeValues, { id: string; is_waiting: boolean }>({
    id,
    values: prizeValues(form),
    act: (send, values) => send(editPrize, { query: { id }, body: prizeFrom(values) }),
  })
  return (
    <Card as="li" className="grid gap-2">
      <h3>{title}</h3>
      <p>{words.when(at(opens), at(ends))}</p>
      <p>{gift.name}</p>
      <p className="text-13 text-ink-soft">
        {words.states[state]} · {words.counts(taken, stock)}
      </p>
      <details>
        <summary className="quest-more">{words.edit(title)}</summary>
        <form className="grid gap-4 mt-3" noValidate onSubmit={save.onSubmit} aria-label={words.edit(title)}>
          <Fields field={save.field} gifts={gifts} />
          <Button type="submit" size="small" className="justify-self-start" isBusy={save.isBusy}>
            {words.save}
          </Button>
          <p role="status">
            {save.done && !save.form.formState.isDirty
              ? save.done.reply.is_waiting
                ? words.waits(title)
                : words.saved
              : ''}
          </p>
          <FormFault fault={save.fault} />
        </form>
      </details>
    </Card>
  )
}

function Fields({ field, gifts }: { field: FieldOf<PrizeValues>; gifts: Gifts }) {
  const { fields } = words
  return (
    <>
      <TextField {...field('title')} label={fields.title} maxLength={80} />
      <TextAreaField {...field('summary')} label={fields.summary} rows={2} />
      <SelectField
        {...field('gift')}
        label={fields.gift}
        placeholder={words.choose}
        options={gifts.map((gift) => ({ value: gift.id, label: `${gift.name} (${gift.stock})` }))}
      />
      <TextField
        {...field('value_baht')}
        label={fields.value_baht}
        hint={words.valueHint}
        unit={words.baht}
        inputMode="numeric"
      />
      <TextField {...field('stock')} label={fields.stock} inputMode="numeric" />
      <TextField {...field('opens_at')} label={fields.opens_at} hint={words.timeHint} type="datetime-local" />
      <TextField {...field('ends_at')} label={fields.ends_at} hint={words.timeHint} type="datetime-local" />
    </>
  )
}
