import { ThaiText } from '#ui/reading/thai-text.tsx'
import { riskWarnings } from './risk-warning-text.ts'

/**
 * The two sentences that the SEC wants wherever a fund is shown or bought: understand it first, and the past says nothing for
 * sure. On lists, funds, comparisons, what-ifs, purchases and plans.
 */
export function RiskWarning() {
  return (
    <p className="text-13 text-ink-soft" data-risk-warning="">
      <ThaiText>{`${riskWarnings.understand} ${riskWarnings.past}`}</ThaiText>
    </p>
  )
}
