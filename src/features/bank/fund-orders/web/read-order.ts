import { minOrder } from '#features/bank/funds/fund-rules.ts'
import { formatKoin, type PracticeBaht, practiceBaht } from '#lib/money.ts'
import { readAmountWithin } from '#ui/fields/read-number.ts'
import { text } from './text.ts'

type Read = { amount: PracticeBaht | null; fault: string | null }

const say = (amount: number) => formatKoin(practiceBaht(amount))
const words = { unreadable: text.unreadable, tooLittle: (min: number) => text.tooLittle(say(min)) }

/** What is put into a fund, as typed, and how to correct it; `have` is the practice wallet, in hundredths of baht. */
export function readPurchase(typed: string, have: number): Read {
  return inBaht(
    readAmountWithin(typed, { min: minOrder, have }, { ...words, short: (missing) => text.short(say(missing)) }),
  )
}

/** What is sold of a fund, as typed, and how to correct it; `worth` is what the free units are worth. */
export function readSale(typed: string, worth: number): Read {
  return inBaht(
    readAmountWithin(typed, { min: minOrder, max: worth }, { ...words, tooMuch: (max) => text.tooMuch(say(max)) }),
  )
}

function inBaht({ amount, fault }: ReturnType<typeof readAmountWithin>): Read {
  return { amount: amount === null ? null : practiceBaht(amount), fault }
}
