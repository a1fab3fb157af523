import ChevronDown from 'lucide-react/icons/chevron-down'
import { sayBankDay } from '#features/bank/clock/time-text-rules.ts'
import { groupBy } from '#lib/group-by.ts'
import { formatKoin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate, formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { PassbookLine } from '../contract.ts'
import { text } from './text.ts'

type Props = { name: string; lines: readonly PassbookLine[]; today: string }

/** Lines of a passbook under the heads of their days, one row each: what, signed amount. A press shows both clocks and the balance after it. */
export function PassbookRows({ name, lines, today }: Props) {
  const days = [...groupBy(lines, ({ when }) => bangkokDay(new Date(when.at)))]
  return (
    <section className="passbook" aria-label={name}>
      {days.map(([day, inDay]) => (
        <div key={day}>
          <h2 id={`day-${day}`}>{day === today ? text.today : formatThaiDate(day)}</h2>
          <ul className="passbook-rows" aria-labelledby={`day-${day}`}>
            {inDay.map((line) => (
              <li key={line.id}>
                <Row line={line} day={day} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** A title that ends with the day of its head says it in its details alone. */
function Row({ line: { kind, text: words, when, amount, balance }, day }: { line: PassbookLine; day: string }) {
  const at = new Date(when.at)
  const what = kind === 'other' ? words : text.kinds[kind]
  return (
    <details>
      <summary>
        <span className="passbook-what">
          <ThaiText>{withoutDay(what, day)}</ThaiText>
        </span>
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

function withoutDay(what: string, day: string): string {
  const end = ` ${formatThaiDate(day)}`
  return what.endsWith(end) ? what.slice(0, -end.length) : what
}
