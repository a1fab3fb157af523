import { useLoaderData } from 'react-router'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Card } from '#ui/basics/card.tsx'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { planLimits } from '../../contract.ts'
import { buyMutualFund, showRoboQuote } from '../../money-contract.ts'
import { AccountFrame } from '../account-frame.tsx'
import type { Detail } from '../account-loader.ts'
import { readAmount, sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'
import { useSaved } from '../use-saved.ts'
import { useSettled } from '../use-settled.ts'
import type { loader } from './buy-loader.ts'
import { MoneyActs } from './money-acts.tsx'
import { moneyText } from './money-text.ts'
import { OrderedCard } from './ordered-card.tsx'
import { TradesCard } from './trades-card.tsx'

const words = moneyText.buy

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
  const [typed, setTyped, forget] = useSaved<string>(`buy ${accountId}`, () => '')
  const { amount, fault } = readPurchase(typed, wallet)
  const asked = useSettled(amount)
  const quote = useReply(
    showRoboQuote,
    { query: { kind: 'buy', accountId, ...(asked !== null && { amount: asked }) } },
    { isAsked: asked !== null },
  )
  const shown = asked === amount ? quote.reply : undefined
  const buy = useAct(buyMutualFund, {
    onDone: forget,
    onRefused: () => {
      void quote.refresh()
      return false
    },
  })
  if (buy.done) return <OrderedCard title={words.done} moved={buy.done.reply} />
  return (
    <>
      <Card as="div" className="robo-step">
        <AmountField
          name="amount"
          label={words.amount}
          hint={words.hint(sayBaht(planLimits.min), sayBaht(wallet))}
          unit={text.baht}
          typed={typed}
          fault={fault}
          onChange={setTyped}
        />
      </Card>
      {amount === null ? null : <TradesCard quote={shown} refusal={quote.refusal} />}
      <MoneyActs
        accountId={accountId}
        label={words.act(amount === null ? '' : sayBaht(amount))}
        isBusy={buy.isBusy}
        offReason={fault ?? quote.refusal?.message ?? (shown ? null : moneyText.trades.wait)}
        fault={buy.fault}
        onAct={() => {
          if (amount === null || !shown) return
          const { trade_on, quote: key } = shown
          void buy.run({ body: { accountId, amount, trade_on, quote: key } })
        }}
      />
    </>
  )
}

function readPurchase(typed: string, wallet: number) {
  const read = readAmount(typed)
  if (read.amount === null || read.amount <= wallet) return read
  return { amount: null, fault: text.short(sayBaht(read.amount - wallet)) }
}
