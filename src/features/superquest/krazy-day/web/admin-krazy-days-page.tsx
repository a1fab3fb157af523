import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { listGifts } from '#features/superquest/gifts/admin-contract.ts'
import { readAmount, readMoment, readWhole } from '#kit/forms/box-values.ts'
import { AddForm } from '#kit/forms/staff-forms.tsx'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { cancelKrazyDay, createKrazyDay, listDeskKrazyDays } from '../admin-contract.ts'
import { adminText as words } from './admin-text.ts'
import { text } from './text.ts'

export async function loader() {
  const [days, gifts] = await Promise.all([call(listDeskKrazyDays, {}), call(listGifts, {})])
  return { days: days.items, gifts: gifts.items }
}

const empty = { title: '', summary: '', gift: '', price: '', stock: '', opens_at: '', ends_at: '' }

/** Krazy Days for staff: announcing one, and what came of those before. */
export function Component() {
  const { days, gifts } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={words.title} description={words.lead} path="/admin/krazy-days" isPrivate lead={words.lead}>
      <AddForm
        isFolded
        id="add-krazy-day"
        values={empty}
        title={words.add}
        onAdd={(values, send) => send(createKrazyDay, { body: read(values) })}
        said={({ title }, reply) => (reply.is_waiting ? words.waits(title) : words.said(title))}
      >
        {(field) => (
          <>
            <TextField {...field('title')} label={words.fields.title} />
            <TextAreaField {...field('summary')} label={words.fields.summary} rows={2} />
            <SelectField
              {...field('gift')}
              label={words.fields.gift}
              placeholder={words.choose}
              options={gifts.map((gift) => ({ value: gift.id, label: `${gift.name} (${gift.stock})` }))}
            />
            <TextField {...field('price')} label={words.fields.price} unit="koin" inputMode="decimal" />
            <TextField {...field('stock')} label={words.fields.stock} inputMode="numeric" />
            <TextField
              {...field('opens_at')}
              label={words.fields.opens_at}
              hint={words.timeHint}
              type="datetime-local"
            />
            <TextField {...field('ends_at')} label={words.fields.ends_at} hint={words.timeHint} type="datetime-local" />
          </>
        )}
      </AddForm>
      <section className="stack" aria-labelledby="krazy-days">
        <h2 id="krazy-days">{words.list}</h2>
        {days.length === 0 ? <p>{words.none}</p> : null}
        <ul className="stack">
          {days.map((row) => (
            <Day key={row.day.id} row={row} />
          ))}
        </ul>
      </section>
    </PageFrame>
  )
}

type Row = Awaited<ReturnType<typeof loader>>['days'][number]

function Day({ row: { day, asked, given } }: { row: Row }) {
  const [isAsked, setAsked] = useState(false)
  const { run, isBusy, fault } = useAct(cancelKrazyDay, { refresh: ['page'], onDone: () => setAsked(false) })
  const at = (moment: string) => formatThaiMoment(new Date(moment))
  return (
    <Card as="li">
      <h3>{day.title}</h3>
      <p>{words.when(at(day.opens_at), at(day.ends_at))}</p>
      <p>
        {day.gift.name} <KoinAmount amount={day.price} size="small" />
      </p>
      <p className="text-13 text-ink-soft">
        {text.states[day.state]} · {words.counts(asked, given, day.stock)}
      </p>
      {day.state === 'upcoming' ? (
        <Button kind="danger" size="small" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {words.cancel}
          <span className="vh"> {day.title}</span>
        </Button>
      ) : null}
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={words.cancelTitle(day.title)}
        tone="money"
        actions={
          <>
            <Button kind="danger" isWide isBusy={isBusy} onClick={() => void run({ query: { id: day.id } })}>
              {words.cancelAct}
            </Button>
            <Button kind="line" isWide onClick={() => setAsked(false)}>
              {words.save}
            </Button>
          </>
        }
      >
        <p>{words.cancelNote}</p>
        {fault ? (
          <Notice kind="warn" isAlert>
            {fault}
          </Notice>
        ) : null}
      </Dialog>
    </Card>
  )
}

/** What the boxes hold; what is no number or time is sent so that the server says what is wrong. */
function read({ price, stock, opens_at: opens, ends_at: ends, ...same }: typeof empty) {
  return {
    ...same,
    price: readAmount(price),
    stock: readWhole(stock) ?? Number.NaN,
    opens_at: readMoment(opens),
    ends_at: readMoment(ends),
  }
}
