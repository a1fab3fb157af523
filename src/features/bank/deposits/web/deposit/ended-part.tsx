import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { BankMoment } from '../../../clock/contract.ts'
import { sayBankDay } from '../../../clock/time-text-rules.ts'
import { taxRate } from '../../../rates/terms-rules.ts'
import type { Payout } from '../../contract.ts'
import { text } from '../text.ts'
import { WaitTable } from '../wait-table.tsx'

/** How a deposit ended: when, and what it paid. */
export function EndedLines({ state, ended, payout }: { state: string; ended: BankMoment; payout: Payout }) {
  return (
    <>
      <p>
        <strong>{state}</strong> {formatThaiDate(bangkokDay(new Date(ended.at)))} · {sayBankDay(ended.day)}{' '}
        {text.ofBank}
      </p>
      <WaitTable tax={taxRate} columns={[{ label: state, payout }]} />
    </>
  )
}
