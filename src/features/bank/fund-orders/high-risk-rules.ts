/** From which of the eight levels of risk a person reads and acknowledges once what such a fund may do (bank.md). */
export const highRiskFrom = 6

/** The version of the text (web/text.ts, `highRisk`). A change of what it says is a new one, which is acknowledged anew. */
export const highRiskVersion = 1

/** Whether a fund of a level of risk is bought only by who acknowledged the text. */
export function isHighRisk(risk: number): boolean {
  return risk >= highRiskFrom
}
