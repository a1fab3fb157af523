import { riskLevels } from '../fund-rules.ts'
import { listText } from './list/list-text.ts'

/** A fund's risk as dots of eight. */
export function RiskDots({ risk }: { risk: number }) {
  return (
    <span className="risk-dots">
      <span className="vh">{listText.risk(risk)}</span>
      {riskLevels.map((level) => (
        <span key={level} className="risk-dot" data-on={level <= risk || undefined} aria-hidden />
      ))}
    </span>
  )
}
