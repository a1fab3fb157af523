import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { boxAmount, readAmount, readWhole } from '#kit/forms/box-values.ts'
import type { Reply } from '#lib/contract.ts'
import { formatKoin, type Koin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { trySale } from '../../sandbox-contract.ts'
import { text as orderText } from '../text.ts'
import type { loader } from './sandbox-loader.ts'
import { sandboxText as text } from './sandbox-text.ts'

/** The store without consequences: what it would sell, and what it would refuse. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-6" data-tone="money">
      <PageHead title={text.title} description={text.lead} path="/test-store" isPrivate />
      <header>
        <h1>{text.title}</h1>
        <p className="text-ink-soft">{text.lead}</p>
      </header>
      {items.length === 0 ? <p>{text.none}</p> : <Sandbox />}
    </div>
  )
}

function Sandbox() {
  const { items } = useLoaderData<typeof loader>()
  const first = items[0]!
  const [values, setValues] = useState({ id: first.id, price: boxAmount(first.price), wallet: '1000', quantity: '1' })
  const [isSent, setSent] = useState(true)
  const sale = useAct(trySale)
  const errorOf = (path: string) => sale.fields.find((fault) => fault.path === path)?.detail
  const set = (some: Partial<typeof values>) => setValues((now) => ({ ...now, ...some }))
  const choose = (id: string) => set({ id, price: boxAmount(items.find((one) => one.id === id)!.price) })
  const run = () => {
    const { id, price, wallet, quantity } = values
    const prices = { expected_price: readAmount(price) as Koin, koin: readAmount(wallet) }
    void sale.run({ body: { id, quantity: readWhole(quantity) ?? 0, ...prices, is_sent: isSent } })
  }
  return (
    <div className="columns">
      <form
        className="card grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          run()
        }}
      >
        <SelectField
          name="premium"
          label={text.premium}
          value={values.id}
          options={items.map(({ id, title, price }) => ({ value: id, label: text.option(title, formatKoin(price)) }))}
          onChange={({ target }) => choose(target.value)}
        />
        <TextField
          name="purse"
          label={text.wallet}
          hint={text.amountHint}
          unit={text.koin}
          inputMode="decimal"
          error={errorOf('koin')}
          value={values.wallet}
          onChange={({ target }) => set({ wallet: target.value })}
        />
        <TextField
          name="quantity"
          label={text.quantity}
          inputMode="numeric"
          error={errorOf('quantity')}
          value={values.quantity}
          onChange={({ target }) => set({ quantity: target.value })}
        />
        <TextField
          name="price"
          label={text.price}
          hint={text.priceHint}
          unit={text.koin}
          inputMode="decimal"
          error={errorOf('expected_price')}
          value={values.price}
          onChange={({ target }) => set({ price: target.value })}
        />
        <CheckboxField
          name="is_sent"
          label={text.isSent}
          hint={text.isSentHint}
          checked={isSent}
          onChange={({ target }) => setSent(target.checked)}
        />
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
