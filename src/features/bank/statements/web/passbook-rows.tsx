import ChevronDown from 'lucide-react/icons/chevron-down'
import { sayBankDay } from '#features/bank/clock/time-text-rules.ts'
import { formatKoin } from '#lib/money.ts'
import { bangkokDay, formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { shortThaiDate } from '#ui/charts/time-axis.ts'
import type { PassbookLine } from '../contract.ts'
import { text } from './text.ts'

/** Lines of a passbook, one row each: date, what, signed amount. A press shows both clocks and the balance after it. */
export function PassbookRows({ name, lines }: { name: string; lines: readonly PassbookLine[] }) {
  return (
    <ul className="passbook-rows" aria-label={name}>
      {lines.map((line) => (
        <li key={line.id}>
          <Row line={line} />
        </li>
      ))}
    </ul>
  )
}

function Row({ line: { kind, text: words, when, amount, balance } }: { line: PassbookLine }) {
  const at = new Date(when.at)
  const what = kind === 'other' ? words : text.kinds[kind]
  return (
    <details>
      <summary>
        <span className="passbook-date">{shortThaiDate(bangkokDay(at))}</span>
        <span className="passbook-what">{what}</span>
        <b className="passbook-amount">{`${amount > 0 ? '+' : ''}${formatKoin(amount)}`}</b>
        <Icon of={ChevronDown} size={20} />
      </summary>
      <dl>
        <div>
          <dt>{text.line}</dt>
          <dd>{what}</dd>
        </div>
        <div>
          <dt>{text.date}</dt>
          <dd>{formatThaiMoment(at)}</dd>
        </div>
        <div>
          <dt>{text.bankDate}</dt>
          <dd>{sayBankDay(when.day)}</dd>
        </div>
        <div>
          <dt>{text.balance}</dt>
          <dd>{formatKoin(balance)}</dd>
        </div>
      </dl>
    </details>
  )
}
