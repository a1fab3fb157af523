import { useLoaderData } from 'react-router'
import { z } from 'zod/mini'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { useSettled } from '#lib/web/use-settled.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { SegmentField } from '#ui/fields/segment-field.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { saleMutualFund, showRoboQuote } from '../../money-contract.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountLoader, type Detail } from '../account-loader.ts'
import { sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'
import { useSavedForm } from '../use-saved-form.ts'
import { MoneyActs } from './money-acts.tsx'
import { moneyText } from './money-text.ts'
import { OrderedCard } from './ordered-card.tsx'
import { quoteOf, readSale, saleOf, saleWays } from './show-sale.ts'
import { TradesCard } from './trades-card.tsx'

/** The account that is sold from. */
export const loader = accountLoader('/robo/sell')

const words = moneyText.sell
const Boxes = z.object({ way: z.enum(saleWays), sale: z.string() })
type Boxes = z.infer<typeof Boxes>
const resolver = resolverFor(Boxes, { findFaults: ({ way, sale }) => faultsAt({ sale: readSale(way, sale).fault }) })

/** Sells from a plan by amount, by percent, all of it, or closes it: the orders are shown before one agrees. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <AccountFrame
      loaded={loaded}
      title={words.title}
      description={words.description}
      lead={words.lead}
      toPath={(id) => `/robo/sell/${id}`}
    >
      {(detail) => <SellForm key={detail.mutualFundAccountDetail.id} detail={detail} />}
    </AccountFrame>
  )
}

function SellForm({ detail: { mutualFundAccountDetail: account } }: { detail: Detail }) {
  const { id: accountId } = account
  const { form, values, forget } = useSavedForm<Boxes, Boxes>(
    `sell ${accountId}`,
    () => ({ way: 'amount', sale: '' }),
    resolver,
  )
  const { way } = values
  const { number, fault } = readSale(way, values.sale)
  const settled = useSettled(number)
  const isReady = fault === null && settled === number
  // A plan without units is closed without a sale.
  const isEmpty = way === 'close' && account.units_value === 0
  const quote = useReply(
    showRoboQuote,
    { query: { kind: 'sell', accountId, ...quoteOf(way, settled) } },
    { isAsked: isReady && !isEmpty },
  )
  const shown = isReady ? quote.reply : undefined
  const sell = useFormAct({
    form,
    order: ['sale'],
    fieldOfPath: (path) => (path === way ? 'sale' : path),
    staysOnPage: true,
    toInput: () => {
      if (!shown && !isEmpty) return null
      const asShown = shown && { trade_on: shown.trade_on, quote: shown.quote }
      return { body: { accountId, ...saleOf(way, number), ...asShown } }
    },
    act: (send, input) => send(saleMutualFund, input),
    onDone: forget,
    onRefused: () => {
      void quote.refresh()
      return false
    },
  })
  if (sell.done)
    return (
      <OrderedCard
        title={sell.input && 'close' in sell.input.body ? words.doneClose : words.done}
        moved={sell.done.reply}
      />
    )
  const label =
    way === 'close' ? words.actClose : way === 'all' ? words.actAll : words.act(shown ? sayBaht(shown.amount) : '')
  return (
    <form className="contents" noValidate onSubmit={sell.onSubmit}>
      <Card as="div" className="robo-step">
        <SegmentField
          label={words.way}
          options={saleWays.map((value) => ({ value, label: words.ways[value] }))}
          value={way}
          onChange={(next) => {
            form.resetField('sale')
            form.setValue('sale', '')
            form.setValue('way', next)
          }}
        />
        {way === 'amount' || way === 'percent' ? (
          <AmountField
            key={way}
            {...fieldsOf(form)('sale')}
            label={words[way]}
            hint={way === 'amount' ? words.hint(sayBaht(account.units_value)) : words.percentHint}
            unit={way === 'amount' ? text.baht : '%'}
          />
        ) : (
          <p>
            <ThaiText>{way === 'all' ? words.allNote : words.closeNote}</ThaiText>
          </p>
        )}
      </Card>
      {fault === null && !isEmpty ? <TradesCard quote={shown} refusal={quote.refusal} /> : null}
      {shown?.is_in_fall ? <FallNote /> : null}
      <MoneyActs
        accountId={accountId}
        label={label}
        offReason={fault ?? (isEmpty ? null : (quote.refusal?.message ?? (shown ? null : moneyText.trades.wait)))}
        sending={sell}
      />
    </form>
  )
}

/** What a sale in a fall means, said once and calmly. */
function FallNote() {
  return (
    <Notice kind="warn" action={<Link to="/post/detail/panic-price-decision">{words.learn}</Link>}>
      {words.fall} {words.fallSaved}
    </Notice>
  )
}
