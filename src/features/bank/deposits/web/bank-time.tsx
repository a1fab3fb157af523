import type { BankDay } from '../../clock/clock-rules.ts'
import { sayBankDay } from '../../clock/time-text-rules.ts'
import { text } from './text.ts'

/** The bank's own days, folded: a reader who only wants to know when it is reads real days. */
export function BankTime({ days }: { days: readonly { name: string; day: BankDay }[] }) {
  return (
    <details className="bank-time">
      <summary>{text.bankTime}</summary>
      <dl>
        {days.map(({ name, day }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sayBankDay(day)}</dd>
          </div>
        ))}
      </dl>
      <p>{text.bankTimeNote}</p>
    </details>
  )
}
