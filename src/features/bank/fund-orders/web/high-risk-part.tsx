import type { FundItem } from '#features/bank/funds/contract.ts'
import { formatKoin, inBaht, practiceBaht } from '#lib/money.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { sayShare } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { isHighRisk } from '../high-risk-rules.ts'
import { showHighRiskText } from '../risk-contract.ts'
import { text } from './text.ts'

const words = text.highRisk

/** Whether the warning of a fund must be acknowledged, and what is sent with the order. `wait`: why the order cannot be sent yet; null: it can. */
export function useHighRisk(risk: number | null, isTicked: boolean) {
  const isAsked = risk !== null && isHighRisk(risk)
  const { reply, refusal } = useReply(showHighRiskText, {}, { isAsked })
  const needsTick = isAsked && reply?.acknowledged === null
  const isUnknown = isAsked && !reply
  return {
    needsTick,
    wait: isUnknown ? (refusal?.message ?? words.wait) : needsTick && !isTicked ? words.must : null,
    body: needsTick && isTicked ? { risk_read: reply.version } : {},
  }
}

interface Props {
  fund: Pick<FundItem, 'risk' | 'figures'>
  /** In hundredths of baht, what is to be put in; null as long as it cannot be read. */
  amount: number | null
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** Three facts and one tick before a first fund of risk level 6 to 8. */
export function HighRiskPart({ fund: { risk, figures }, amount, isTicked, onTick }: Props) {
  const fall = figures?.drawdown?.fall ?? null
  const put = amount ?? 100_000
  const left = fall === null ? null : Math.round((put * (10_000 + fall)) / 10_000)
  const say = (sum: number) => inBaht(formatKoin(practiceBaht(sum)))
  const facts = [
    ...(fall === null || left === null ? [] : [words.fall(sayShare(fall), say(put), say(left))]),
    words.nobody,
    words.time,
  ]
  return (
    <section className="robo-notes" aria-labelledby="high-risk">
      <h3 id="high-risk" className="text-17">
        {words.title(risk)}
      </h3>
      <ul className="sentences">
        {facts.map((fact) => (
          <li key={fact}>
            <ThaiText>{fact}</ThaiText>
          </li>
        ))}
      </ul>
      <CheckboxField
        name="risk_read"
        label={words.tick}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
    </section>
  )
}
