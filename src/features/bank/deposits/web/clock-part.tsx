import Clock from 'lucide-react/icons/clock'
import { Icon } from '#ui/basics/icon.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { BankClock } from '../../clock/clock-rules.ts'
import type { BankMoment } from '../../clock/contract.ts'
import { sayBothDays, sayTerm } from '../../clock/time-text-rules.ts'
import { YearNote } from '../../clock/web/year-note.tsx'
import { text } from './text.ts'

/** What a bank month is in life, and which day the bank has. */
export function ClockCard({ now, clock }: { now: BankMoment; clock: BankClock }) {
  return (
    <aside className="clock-note" aria-label={text.clock.title}>
      <Icon of={Clock} />
      <div>
        <p>
          <strong>{sayTerm(clock, new Date(now.at), 1)}</strong>
        </p>
        <p>
          <ThaiText>{text.clock.today(sayBothDays(clock, now.day))}</ThaiText>
        </p>
        <p>
          <ThaiText>{text.clock.note}</ThaiText>
        </p>
        <YearNote />
      </div>
    </aside>
  )
}
