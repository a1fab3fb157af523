import { type Koin, koin } from '#lib/money.ts'
import type { Payout } from './contract.ts'
import type { EndOfDayEvent } from './end-of-day-rules.ts'

/** The page of a deposit. */
export function depositPath(id: string): string {
  return `/bank/deposit/${id}`
}

/** 'ฝากประจำ 12 เดือน': what people call a deposit. */
export function nameOfFixed(term: number): string {
  return `ฝากประจำ ${term} เดือน`
}

export const thaweesupName = 'ทวีทรัพย์'

export type BookLine = { account: 'wallet' | 'deposit' | 'interest_expense' | 'withholding_tax'; amount: Koin }
type Booking = { cause: string; title: string; href: string; lines: BookLine[] }

/** The lines of a payout into the wallet: the principal leaves the deposit, the bank pays the interest and keeps the tax. */
export function payoutLines({ principal, interest, tax, paid }: Payout): BookLine[] {
  return [
    { account: 'wallet', amount: paid },
    { account: 'deposit', amount: koin(-principal) },
    { account: 'interest_expense', amount: koin(-interest) },
    { account: 'withholding_tax', amount: tax },
  ]
}

/** The lines of putting koin from the wallet into a deposit. */
export function depositLines(amount: Koin): BookLine[] {
  return [
    { account: 'wallet', amount: koin(-amount) },
    { account: 'deposit', amount },
  ]
}

/** What the ledger books for an event of the night; null where no koin move. The cause begins with the deposit's id. */
export function bookingOf(event: EndOfDayEvent): Booking | null {
  switch (event.kind) {
    case 'savings': {
      const lines: BookLine[] = [
        { account: 'wallet', amount: event.interest },
        { account: 'interest_expense', amount: koin(-event.interest) },
      ]
      return { cause: `bank:savings:${event.half}`, title: 'ดอกเบี้ยออมทรัพย์', href: '/bank/saving', lines }
    }
    case 'matured':
    case 'finished': {
      const { id } = event.deposit
      const name = event.kind === 'matured' ? nameOfFixed(event.deposit.term) : thaweesupName
      const lines = payoutLines(event.payout)
      return { cause: `bank:${id}:mature`, title: `${name} ครบกำหนด`, href: depositPath(id), lines }
    }
    case 'rolled': {
      const { id, round, term } = event.deposit
      const { interest, tax } = event.payout
      const lines: BookLine[] = [
        { account: 'deposit', amount: koin(interest - tax) },
        { account: 'interest_expense', amount: koin(-interest) },
        { account: 'withholding_tax', amount: tax },
      ]
      return { cause: `bank:${id}:roll:${round}`, title: `${nameOfFixed(term)} ฝากต่อ`, href: depositPath(id), lines }
    }
    case 'paid': {
      const { id, monthly } = event.deposit
      const title = `${thaweesupName} งวดที่ ${event.nth}`
      return { cause: `bank:${id}:pay:${event.nth}`, title, href: depositPath(id), lines: depositLines(monthly) }
    }
    default:
      return null
  }
}
