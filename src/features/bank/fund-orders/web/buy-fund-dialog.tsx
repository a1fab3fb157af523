import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { detailFund, type FundView } from '#features/bank/funds/contract.ts'
import { frontFeeOf, minOrder, unitsFor } from '#features/bank/funds/fund-rules.ts'
import { RiskWarning } from '#features/bank/funds/web/risk-warning.tsx'
import { shareOfFall } from '#features/bank/funds/web/say-fall.ts'
import { sayFee, sayNav, sayUnits } from '#features/bank/funds/web/show-fund-text.ts'
import type { PracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { formatKoin, inBaht, practiceBaht } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { MoneyDialog } from '#ui/overlays/money-dialog.tsx'
import { wordsOfName } from '#ui/reading/short-phrase.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { buyFund } from '../contract.ts'
import { BuyOutcome } from './buy-outcome.tsx'
import { HighRiskPart, useHighRisk } from './high-risk-part.tsx'
import { OrderedDialog } from './ordered-dialog.tsx'
import { readPurchase } from './read-order.ts'
import { text } from './text.ts'
import { TimingLines } from './timing-part.tsx'

const words = text.buy
const Boxes = z.object({ amount: z.string(), risk_read: z.boolean() })

type Props = { fund: FundView; wallet: PracticeWallet; onClose: () => void }

/** An amount, its fee and about how many units it buys; both ways out are of one size. */
export function BuyFundDialog({ fund, wallet, onClose }: Props) {
  const have = wallet.is_open ? wallet.balance : wallet.start
  const form = useForm({
    resolver: resolverFor(Boxes, {
      findFaults: (boxes) => faultsAt({ amount: readPurchase(boxes.amount, have).fault }),
    }),
    defaultValues: { amount: '500.00', risk_read: false },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { amount: typed, risk_read: isTicked } = form.watch()
  const { amount, fault } = readPurchase(typed, have)
  const highRisk = useHighRisk(fund.risk, isTicked)
  const { code, name, nav, timing, figures } = fund
  const offReason = fault ?? highRisk.wait
  const buy = useFormAct({
    form,
    order: ['amount'],
    staysOnPage: true,
    toInput: () =>
      amount === null || offReason !== null
        ? null
        : { body: { code, amount, trade_on: timing.trade_on, ...highRisk.body } },
    act: (send, input) => send(buyFund, input),
    refresh: [detailFund, 'page'],
  })
  if (buy.done) return <OrderedDialog orders={buy.done.reply.orders} onClose={onClose} />
  return (
    <MoneyDialog
      title={<ThaiText save={wordsOfName(name)}>{words.title(name)}</ThaiText>}
      notYet={text.notYet}
      act={words.act(amount === null ? '' : formatKoin(amount))}
      offReason={offReason}
      isBusy={buy.isBusy}
      form={buy}
      onClose={onClose}
      fault={buy.fault}
    >
      <AmountField
        {...fieldsOf(form)('amount')}
        label={words.amount}
        hint={words.hint(formatKoin(practiceBaht(minOrder)), formatKoin(have))}
        unit="฿"
      />
      {amount !== null && fault === null && nav ? (
        <>
          <dl className="buy-sum">
            <dt>
              {words.fee} {sayFee(fund.front_fee)}
            </dt>
            <dd>{inBaht(formatKoin(practiceBaht(frontFeeOf(amount, fund.front_fee))))}</dd>
            <dt>{words.units}</dt>
            <dd>{words.unitsOf(sayUnits(unitsFor(amount - frontFeeOf(amount, fund.front_fee), nav.nav)))}</dd>
            <dt>{words.left}</dt>
            <dd>
              <strong>{inBaht(formatKoin(practiceBaht(have - amount)))}</strong>
            </dd>
          </dl>
          <BuyOutcome fund={fund} amount={amount} />
          <p className="text-13 text-ink-soft">
            {words.offer(sayNav(nav.offer), sayNav(nav.nav), formatThaiDate(nav.day))}
          </p>
        </>
      ) : null}
      <p>{words.risk(fund.risk, shareOfFall(figures?.drawdown?.fall))}</p>
      {highRisk.needsTick ? (
        <HighRiskPart
          fund={fund}
          amount={amount}
          isTicked={isTicked}
          onTick={(isRead) => form.setValue('risk_read', isRead)}
        />
      ) : null}
      <RiskWarning />
      <TimingLines timing={timing} />
    </MoneyDialog>
  )
}
