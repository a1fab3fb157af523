import type { FieldFault } from '#lib/errors.ts'
import type { PremiumForm } from './admin-contract.ts'
import { isTooMuchAtOnce } from './worth-rules.ts'

/** What a form lacks for its type, at the field where it belongs. */
export function formFaults({ type, price, cost, voucher, charity }: PremiumForm): FieldFault[] {
  const fault = (path: string, detail: string) => [{ path, code: 'custom', detail }]
  if (cost === null && isTooMuchAtOnce(type, price))
    return fault('price', 'ของที่ส่งถึงคนต้องมีมูลค่าไม่ถึง 1,000 บาท ราคาจึงต้องไม่ถึง 10,000 koin')
  if (cost !== null && isTooMuchAtOnce(type, cost * 10)) return fault('cost', 'ของที่ส่งถึงคนต้องมีต้นทุนไม่ถึง 1,000 บาท')
  if (type === 'voucher' && !voucher) return fault('voucher', 'บัตรต้องบอกว่าเปิดอะไร')
  if (type === 'voucher' && voucher?.opens === 'hangman' && voucher.words === null)
    return fault('voucher.words', 'บัตรเกมทายคำต้องบอกจำนวนคำ')
  return type === 'charity' && !charity ? fault('charity', 'การบริจาคต้องบอกผู้รับ') : []
}

/** A form without what belongs to other types. */
export function fitForm(form: PremiumForm): PremiumForm {
  const { type, voucher, charity, low_mark, how_to_use } = form
  const isCode = type === 'code'
  return {
    ...form,
    voucher:
      type === 'voucher' && voucher ? { ...voucher, words: voucher.opens === 'hangman' ? voucher.words : null } : null,
    charity: type === 'charity' ? charity : null,
    low_mark: isCode ? low_mark : null,
    how_to_use: isCode ? how_to_use : null,
  }
}
