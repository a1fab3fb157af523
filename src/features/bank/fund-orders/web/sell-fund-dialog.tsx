import { useState } from 'react'
import { detailFund, type FundItem, type FundView, searchFund } from '#features/bank/funds/contract.ts'
import { minOrder, worthOf } from '#features/bank/funds/fund-rules.ts'
import { RiskWarning } from '#features/bank/funds/web/risk-warning.tsx'
import { sayNav, sayUnits } from '#features/bank/funds/web/show-fund-text.ts'
import { formatKoin, practiceBaht } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { AmountField } from '#ui/fields/amount-field.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { readHundredths } from '#ui/fields/read-number.ts'
import { SegmentField } from '#ui/fields/segment-field.tsx'
import { MoneyDialog } from '#ui/overlays/money-dialog.tsx'
import { sellFund, switchFund } from '../contract.ts'
import { HighRiskPart, useHighRisk } from './high-risk-part.tsx'
import { OrderedDialog } from './ordered-dialog.tsx'
import { text } from './text.ts'
import { TimingLines } from './timing-part.tsx'

const words = text.sell

type Props = { fund: FundView; isSwitch: boolean; onClose: () => void }

/** Sells a part or all; a switch also names the fund that is bought with what comes. */
export function SellFundDialog({ fund, isSwitch, onClose }: Props) {
  const [way, setWay] = useState<'part' | 'all'>('part')
  const [typed, setTyped] = useState('')
  const [target, setTarget] = useState<FundItem | null>(null)
  const [isTicked, setTicked] = useState(false)
  const highRisk = useHighRisk(isSwitch ? (target?.risk ?? null) : null, isTicked)
  const to = target?.code ?? ''
  const { code, name, mine, nav, timing } = fund
  const freeUnits = mine?.free_units ?? 0
  const worth = practiceBaht(nav ? worthOf(freeUnits, nav.nav) : 0)
  const { amount, fault } = readSale(typed, worth)
  const act = useAct(
    async (send) => {
      const body = {
        code,
        trade_on: timing.trade_on,
        ...(way === 'all' ? { all: true as const } : { amount: practiceBaht(amount ?? 0) }),
      }
      return isSwitch ? send(switchFund, { body: { ...body, to, ...highRisk.body } }) : send(sellFund, { body })
    },
    { refresh: [detailFund, 'page'] },
  )
  if (act.done) return <OrderedDialog orders={act.done.reply.orders} onClose={onClose} />
  const offReason = way === 'part' && fault ? fault : isSwitch && !to ? words.choose : highRisk.wait
  const label = isSwitch
    ? words.switchAct
    : way === 'all'
      ? words.actAll
      : words.act(amount === null ? '' : formatKoin(practiceBaht(amount)))
  return (
    <MoneyDialog
      title={isSwitch ? words.switchTitle(name) : words.title(name)}
      notYet={text.notYet}
      act={label}
      offReason={offReason}
      isBusy={act.isBusy}
      onAct={() => void act.run()}
      onClose={onClose}
      fault={act.fault}
    >
      <SegmentField
        label={words.way}
        options={(['part', 'all'] as const).map((value) => ({ value, label: words.ways[value] }))}
        value={way}
        onChange={setWay}
      />
      {way === 'part' ? (
        <AmountField
          name="amount"
          label={words.amount}
          hint={words.hint(formatKoin(practiceBaht(minOrder)), formatKoin(worth))}
          unit="฿"
          typed={typed}
          fault={fault}
          onChange={setTyped}
        />
      ) : (
        <p>{words.all(sayUnits(freeUnits), formatKoin(worth))}</p>
      )}
      {isSwitch ? <TargetField without={code} value={to} onChange={setTarget} /> : null}
      {target && highRisk.needsTick ? (
        <HighRiskPart fund={target} amount={way === 'all' ? worth : amount} isTicked={isTicked} onTick={setTicked} />
      ) : null}
      {isSwitch ? <RiskWarning /> : null}
      {nav ? <p className="text-13 text-ink-soft">{words.bid(sayNav(nav.bid), formatThaiDate(nav.day))}</p> : null}
      <p className="text-13 text-ink-soft">{isSwitch ? words.switchNote : words.fifo}</p>
      <TimingLines timing={timing} isSale />
    </MoneyDialog>
  )
}

function TargetField(props: { without: string; value: string; onChange: (fund: FundItem | null) => void }) {
  const { without, value, onChange } = props
  const { reply } = useReply(searchFund, { query: { limit: 50 } })
  const others = (reply?.items ?? []).filter(({ code, paused, nav }) => code !== without && paused === null && nav)
  return (
    <SelectField
      name="to"
      label={words.to}
      placeholder={words.choose}
      value={value}
      onChange={({ target }) => onChange(others.find(({ code }) => code === target.value) ?? null)}
      options={others.map(({ code, name, risk }) => ({ value: code, label: `${name} (${risk})` }))}
    />
  )
}

function readSale(typed: string, worth: number): { amount: number | null; fault: string | null } {
  const amount = readHundredths(typed)
  if (amount === null) return { amount, fault: text.unreadable }
  if (amount < minOrder) return { amount, fault: text.tooLittle(formatKoin(practiceBaht(minOrder))) }
  if (amount > worth) return { amount, fault: text.tooMuch(formatKoin(practiceBaht(worth))) }
  return { amount, fault: null }
}
