import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { BankMoment } from '../../../clock/contract.ts'
import { taxRate } from '../../../rates/terms-rules.ts'
import type { Payout } from '../../contract.ts'
import { BankTime } from '../bank-time.tsx'
import { WaitTable } from '../wait-table.tsx'

/** How a deposit ended: when, and what it paid. */
export function EndedLines({ state, ended, payout }: { state: string; ended: BankMoment; payout: Payout }) {
  return (
    <>
      <p>
        <strong>{state}</strong> {formatThaiDate(bangkokDay(new Date(ended.at)))}
      </p>
      <BankTime days={[{ name: state, day: ended.day }]} />
      <WaitTable tax={taxRate} columns={[{ label: state, payout }]} />
    </>
  )
}
