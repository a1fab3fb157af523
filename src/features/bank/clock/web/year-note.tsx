import { ThaiText } from '#ui/reading/thai-text.tsx'
import { yearText } from './year-text.ts'

/** Says once on every page of money what a year is there (bank.md, "One clock"); money-pages.spec.ts counts it. */
export function YearNote() {
  return (
    <p className="text-13 text-ink-soft" data-bank-year="">
      <ThaiText>{yearText.note}</ThaiText>
    </p>
  )
}
