import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { detailFund, type FundView, searchFund } from '#features/bank/funds/contract.ts'
import { minOrder, worthOf } from '#features/bank/funds/fund-rules.ts'
import { RiskWarning } from '#features/bank/funds/web/risk-warning.tsx'
import { sayNav, sayUnits } from '#features/bank/funds/web/show-fund-text.ts'
import { fieldsOf } from '#kit/forms/fields-of.ts'
import { faultsAt, resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { formatKoin, practiceBaht } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { SegmentField } from '#ui/fields/segment-field.tsx'
import { MoneyDialog } from '#ui/overlays/money-dialog.tsx'
import { wordsOfName } from '#ui/reading/short-phrase.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { sellFund, switchFund } from '../contract.ts'
import { HighRiskPart, useHighRisk } from './high-risk-part.tsx'
import { OrderedDialog } from './ordered-dialog.tsx'
import { readSale } from './read-order.ts'
import { text } from './text.ts'
import { TimingLines } from './timing-part.tsx'

const words = text.sell
const Boxes = z.object({ way: z.enum(['part', 'all']), amount: z.string(), to: z.string(), risk_read: z.boolean() })
type Boxes = z.infer<typeof Boxes>
const begun: Boxes = { way: 'part', amount: '', to: '', risk_read: false }

type Props = { fund: FundView; isSwitch: boolean; onClose: () => void }

/** Sells a part or all; a switch also names the fund that is bought with what comes. */
export function SellFundDialog({ fund, isSwitch, onClose }: Props) {
  const { code, name, mine, nav, timing } = fund
  const freeUnits = mine?.free_units ?? 0
  const worth = practiceBaht(nav ? worthOf(freeUnits, nav.nav) : 0)
  const form = useForm({
    resolver: resolverFor(Boxes, {
      findFaults: (boxes) =>
        faultsAt({
          amount: boxes.way === 'part' ? readSale(boxes.amount, worth).fault : null,
          to: isSwitch && !boxes.to ? words.choose : null,
        }),
    }),
    defaultValues: begun,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { way, amount: typed, to, risk_read: isTicked } = form.watch()
  const targets = useTargets(code, isSwitch)
  const target = targets.find((one) => one.code === to)
  const highRisk = useHighRisk(target?.risk ?? null, isTicked)
  const { amount, fault } = readSale(typed, worth)
  const offReason = way === 'part' && fault ? fault : isSwitch && !to ? words.choose : highRisk.wait
  const act = useFormAct({
    form,
    order: ['amount', 'to'],
    staysOnPage: true,
    toInput: () => {
      if (offReason !== null) return null
      const part = way === 'all' ? { all: true as const } : { amount: practiceBaht(amount ?? 0) }
      const body = { code, trade_on: timing.trade_on, ...part }
      return isSwitch ? { switched: { ...body, to, ...highRisk.body } } : { sold: body }
    },
    act: (send, { switched, sold }) =>
      switched ? send(switchFund, { body: switched }) : send(sellFund, { body: sold }),
    refresh: [detailFund, 'page'],
  })
  if (act.done) return <OrderedDialog orders={act.done.reply.orders} onClose={onClose} />
  const field = fieldsOf(form)
  const label = isSwitch
    ? words.switchAct
    : way === 'all'
      ? words.actAll
      : words.act(amount === null ? '' : formatKoin(practiceBaht(amount)))
  return (
    <MoneyDialog
      title={<ThaiText save={wordsOfName(name)}>{isSwitch ? words.switchTitle(name) : words.title(name)}</ThaiText>}
      notYet={text.notYet}
      act={label}
      offReason={offReason}
      isBusy={act.isBusy}
      form={act}
      onClose={onClose}
      fault={act.fault}
    >
      <SegmentField
        label={words.way}
        options={(['part', 'all'] as const).map((value) => ({ value, label: words.ways[value] }))}
        value={way}
        onChange={(next) => form.setValue('way', next)}
      />
      {way === 'part' ? (
        <AmountField
          {...field('amount')}
          label={words.amount}
          hint={words.hint(formatKoin(practiceBaht(minOrder)), formatKoin(worth))}
          unit="฿"
        />
      ) : (
        <p>{words.all(sayUnits(freeUnits), formatKoin(worth))}</p>
      )}
      {isSwitch ? (
        <SelectField
          {...field('to')}
          label={words.to}
          placeholder={words.choose}
          options={targets.map((one) => ({ value: one.code, label: `${one.name} (${one.risk})` }))}
        />
      ) : null}
      {target && highRisk.needsTick ? (
        <HighRiskPart
          fund={target}
          amount={way === 'all' ? worth : amount}
          isTicked={isTicked}
          onTick={(isRead) => form.setValue('risk_read', isRead)}
        />
      ) : null}
      {isSwitch ? <RiskWarning /> : null}
      {nav ? <p className="text-13 text-ink-soft">{words.bid(sayNav(nav.bid), formatThaiDate(nav.day))}</p> : null}
      <p className="text-13 text-ink-soft">{isSwitch ? words.switchNote : words.fifo}</p>
      <TimingLines timing={timing} isSale />
    </MoneyDialog>
  )
}

/** The funds that a switch from this one can buy. */
function useTargets(without: string, isSwitch: boolean) {
  const { reply } = useReply(searchFund, { query: { limit: 50 } }, { isAsked: isSwitch })
  return (reply?.items ?? []).filter(({ code, paused, nav }) => code !== without && paused === null && nav)
}
