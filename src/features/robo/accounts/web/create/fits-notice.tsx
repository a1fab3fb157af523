import { Notice } from '#ui/basics/notice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { flowText } from '../flow-text.ts'
import { sayBaht } from '../show-amount.ts'

const words = flowText.fits

interface Props {
  /** Null as long as it cannot be read. */
  monthly: number | null
  /** What is left of the practice income of a bank month after the instalments of other plans. */
  fits: number
  income: number
}

/** Instalments that the practice income does not cover: said before a plan opens, with what fits. */
export function FitsNotice({ monthly, fits, income }: Props) {
  if (monthly === null || monthly <= fits) return null
  return (
    <Notice kind="warn">
      <ThaiText>{fits > 0 ? words.less(sayBaht(income), sayBaht(fits)) : words.none(sayBaht(income))}</ThaiText>
    </Notice>
  )
}
