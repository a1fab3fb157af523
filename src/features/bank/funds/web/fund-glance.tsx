import { formatKoin, inBaht, practiceBaht } from '#lib/money.ts'
import type { FundView } from '../contract.ts'
import { frontFeeOf } from '../fund-rules.ts'
import { RiskDots } from './risk-dots.tsx'
import { sayFall } from './say-fall.ts'
import { text } from './text.ts'

const words = text.glance

/** 100 baht, in hundredths: a yearly fee in basis points is then its own amount. */
const hundred = 10_000

/** A fund at a glance: its risk, how deep it fell, and what 100 baht in it cost. */
export function FundGlance({ fund }: { fund: FundView }) {
  const { risk, figures, front_fee: front, yearly_fee: yearly } = fund
  return (
    <dl className="fund-glance card">
      <div>
        <dt>{words.risk}</dt>
        <dd>
          <RiskDots risk={risk} />
          <span aria-hidden>{words.riskOf(risk)}</span>
        </dd>
      </div>
      <div>
        <dt>{words.fall}</dt>
        <dd>{sayFall(figures?.drawdown?.fall)}</dd>
      </div>
      <div>
        <dt>{words.fee}</dt>
        <dd>{words.fees(baht(yearly), baht(frontFeeOf(hundred, front)))}</dd>
      </div>
    </dl>
  )
}

const baht = (amount: number) => inBaht(formatKoin(practiceBaht(amount)))
