import { useForm } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { boxAmount, readAmount, readWhole } from '#kit/forms/box-values.ts'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import type { Reply } from '#lib/contract.ts'
import { formatKoin, type Koin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { listPremiums } from '../../../premiums/contract.ts'
import { TriedSale, trySale } from '../../sandbox-contract.ts'
import { text as orderText } from '../text.ts'
import { sandboxText as text } from './sandbox-text.ts'

/** What can be tried: what readers see in the store. */
export function loader() {
  return call(listPremiums, { query: { limit: 50, page: 1, sort: 'price_up' } })
}

type Boxes = { id: string; koin: string; quantity: string; expected_price: string; is_sent: boolean }

const resolver = resolverFor(TriedSale, {
  read: ({ id, koin, quantity, expected_price: price, is_sent }: Boxes) => ({
    id,
    koin: readAmount(koin),
    quantity: readWhole(quantity) ?? 0,
    expected_price: readAmount(price) as Koin,
    is_sent,
  }),
})

/** The store without consequences: what it would sell, and what it would refuse. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.lead} path="/test-store" isPrivate lead={text.lead}>
      {items.length === 0 ? <p>{text.none}</p> : <Sandbox />}
    </PageFrame>
  )
}

function Sandbox() {
  const { items } = useLoaderData<typeof loader>()
  const first = items[0]!
  const form = useForm({
    resolver,
    defaultValues: {
      id: first.id,
      koin: '1000',
      quantity: '1',
      expected_price: boxAmount(first.price),
      is_sent: true,
    },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const sale = useFormAct({
    form,
    order: ['id', 'koin', 'quantity', 'expected_price', 'is_sent'],
    staysOnPage: true,
    act: (send, body) => send(trySale, { body }),
  })
  const field = fieldsOf(form)
  const premium = field('id')
  const priceOf = (id: string) => boxAmount(items.find((one) => one.id === id)!.price)
  return (
    <div className="columns">
      <form className="card grid gap-4" noValidate onSubmit={sale.onSubmit}>
        <SelectField
          {...premium}
          label={text.premium}
          options={items.map(({ id, title, price }) => ({ value: id, label: text.option(title, formatKoin(price)) }))}
          onChange={(event) => {
            void premium.onChange(event)
            form.setValue('expected_price', priceOf(event.target.value))
          }}
        />
        <AmountField {...field('koin')} label={text.wallet} hint={text.amountHint} unit={text.koin} />
        <TextField {...field('quantity')} label={text.quantity} inputMode="numeric" />
        <AmountField {...field('expected_price')} label={text.price} hint={text.priceHint} unit={text.koin} />
        <CheckboxField {...form.register('is_sent')} label={text.isSent} hint={text.isSentHint} defaultChecked />
        <Button type="submit" isWide isBusy={sale.isBusy}>
          {text.act}
        </Button>
      </form>
      <Card aria-labelledby="sandbox-result" className="stack">
        <h2 id="sandbox-result">{text.result}</h2>
        {sale.refusal ? (
          <Notice kind="warn" title={text.refused} isAlert>
            {sale.fault}
          </Notice>
        ) : null}
        <div role="status">{sale.done ? <Bought {...sale.done.reply} /> : null}</div>
        {sale.done || sale.refusal ? null : <p className="text-ink-soft">{text.waiting}</p>}
      </Card>
    </div>
  )
}

function Bought({ order, before, after, left }: Reply<typeof trySale>) {
  const lines = [
    [text.name, `${order.name} · ${orderText.pieces(order.quantity)}`],
    [text.state, orderText.states[order.state]],
    [text.before, `${formatKoin(before)} koin`],
    [text.paid, `−${formatKoin(order.paid)} koin`],
    [text.after, `${formatKoin(after)} koin`],
    [text.left, left === null ? text.endless : orderText.pieces(left)],
  ] as const
  return (
    <>
      <p>{text.bought}</p>
      <dl className="admin-list">
        {lines.map(([name, value]) => (
          <div key={name} className="admin-line">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
