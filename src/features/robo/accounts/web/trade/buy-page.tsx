import { useLoaderData } from 'react-router'
import { z } from 'zod/mini'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { useSettled } from '#lib/web/use-settled.ts'
import { Card } from '#ui/basics/card.tsx'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { planLimits } from '../../contract.ts'
import { buyMutualFund, showRoboQuote } from '../../money-contract.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountLoader, type Detail } from '../account-loader.ts'
import { readPlanAmount, sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'
import { useSavedForm } from '../use-saved-form.ts'
import { MoneyActs } from './money-acts.tsx'
import { moneyText } from './money-text.ts'
import { OrderedCard } from './ordered-card.tsx'
import { TradesCard } from './trades-card.tsx'

/** The account that is bought for. */
export const loader = accountLoader('/robo/buy')

const words = moneyText.buy
const Boxes = z.object({ amount: z.string() })

/** Puts more into a plan: the orders are shown before one agrees. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <AccountFrame
      loaded={loaded}
      title={words.title}
      description={words.description}
      lead={words.lead}
      toPath={(id) => `/robo/buy/${id}`}
    >
      {(detail) => <BuyForm key={detail.mutualFundAccountDetail.id} detail={detail} />}
    </AccountFrame>
  )
}

function BuyForm({ detail: { mutualFundAccountDetail: account } }: { detail: Detail }) {
  const { id: accountId, wallet } = account
  const resolver = resolverFor(Boxes, {
    findFaults: (boxes) => faultsAt({ amount: readPlanAmount(boxes.amount, { have: wallet }).fault }),
  })
  const { form, values, forget } = useSavedForm(`buy ${accountId}`, () => ({ amount: '' }), resolver)
  const { amount, fault } = readPlanAmount(values.amount, { have: wallet })
  const asked = useSettled(amount)
  const quote = useReply(
    showRoboQuote,
    { query: { kind: 'buy', accountId, ...(asked !== null && { amount: asked }) } },
    { isAsked: asked !== null },
  )
  const shown = asked === amount ? quote.reply : undefined
  const buy = useFormAct({
    form,
    order: ['amount'],
    staysOnPage: true,
    toInput: () =>
      amount === null || !shown ? null : { body: { accountId, amount, trade_on: shown.trade_on, quote: shown.quote } },
    act: (send, input) => send(buyMutualFund, input),
    onDone: forget,
    onRefused: () => {
      void quote.refresh()
      return false
    },
  })
  if (buy.done) return <OrderedCard title={words.done} moved={buy.done.reply} />
  return (
    <form className="contents" noValidate onSubmit={buy.onSubmit}>
      <Card as="div" className="robo-step">
        <AmountField
          {...fieldsOf(form)('amount')}
          label={words.amount}
          hint={words.hint(sayBaht(planLimits.min), sayBaht(wallet))}
          unit={text.baht}
        />
      </Card>
      {amount === null ? null : <TradesCard quote={shown} refusal={quote.refusal} />}
      <MoneyActs
        accountId={accountId}
        label={words.act(amount === null ? '' : sayBaht(amount))}
        offReason={fault ?? quote.refusal?.message ?? (shown ? null : moneyText.trades.wait)}
        sending={buy}
      />
    </form>
  )
}
