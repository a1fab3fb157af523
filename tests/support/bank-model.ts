// The bank told naively, one bank day after the other, with nothing of the product's rules but dates. For tests.
import {
  addBankDays,
  addBankMonths,
  bankDaysBetween,
  daysInBankMonth,
  monthIndex,
} from '#features/bank/clock/clock-rules.ts'

const roundHalfUp = (n: bigint, d: bigint) => Number((2n * n + d) / (2n * d))
const interest = (product: bigint) => roundHalfUp(product, 3_650_000n)
const tax = (amount: number) => roundHalfUp(BigInt(amount) * 15n, 100n)

const rates = { 3: 95, 6: 105, 12: 135, 24: 175, savings: 50, thaweesup: 225 } as const

type Fixed = {
  key: string
  term: 3 | 6 | 12 | 24
  principal: number
  opened: string
  round: number
  rolls: boolean
  end: string | null
}
type Saving = {
  key: string
  monthly: number
  opened: string
  paid: string[]
  missed: number
  isStopped: boolean
  end: string | null
}

/** What happens on a bank day, in the order of the day, after what the bank itself does when the day begins. */
export type ModelAct =
  | { kind: 'income'; amount: number }
  | { kind: 'fixed'; key: string; term: 3 | 6 | 12 | 24; amount: number; rolls: boolean }
  | { kind: 'thaweesup'; key: string; monthly: number }
  | { kind: 'close'; key: string }

export class BankModel {
  wallet = 0
  paidInterest = 0
  paidTax = 0
  /** The kinds and bank months in which a deposit was kept to its end: each gives its points once. */
  saved = new Set<string>()
  fixed: Fixed[] = []
  saving: Saving[] = []
  private weighted = 0n

  /** The bank's part of a day, when it begins. */
  begin(day: string): void {
    if (day.endsWith('-01-01') || day.endsWith('-07-01')) {
      const due = interest(this.weighted)
      this.wallet += due
      this.paidInterest += due
      this.weighted = 0n
    }
    for (const one of this.fixed) if (!one.end && addBankMonths(one.opened, one.term) === day) this.mature(one, day)
    for (const one of this.saving) if (!one.end) this.workSaving(one, day)
  }

  /** The end of a day: what is in the wallet earns for it. */
  end(): void {
    this.weighted += BigInt(this.wallet) * BigInt(rates.savings)
  }

  /** Refused acts do nothing and answer false. */
  act(act: ModelAct, day: string): boolean {
    if (act.kind === 'income') {
      this.wallet += act.amount
      return true
    }
    if (act.kind === 'close') return this.close(act.key, day)
    const amount = act.kind === 'fixed' ? act.amount : act.monthly
    if (this.wallet < amount || (act.kind === 'thaweesup' && this.saving.some((one) => !one.end))) return false
    this.wallet -= amount
    if (act.kind === 'fixed') this.fixed.push({ ...act, principal: amount, opened: day, round: 1, end: null })
    else this.saving.push({ ...act, opened: day, paid: [day], missed: 0, isStopped: false, end: null })
    return true
  }

  private mature(one: Fixed, day: string): void {
    const days = bankDaysBetween(one.opened, day)
    const due = interest(BigInt(one.principal) * BigInt(rates[one.term]) * BigInt(days))
    const held = this.book(due, true)
    this.saved.add(`fixed ${monthIndex(day)}`)
    if (one.rolls) Object.assign(one, { principal: one.principal + held, opened: day, round: one.round + 1 })
    else {
      this.wallet += one.principal + held
      one.end = day
    }
  }

  private workSaving(one: Saving, day: string): void {
    if (addBankMonths(one.opened, 24) === day) {
      const held = this.book(this.earned(one, day, one.isStopped ? rates.savings : rates.thaweesup), one.isStopped)
      if (!one.isStopped) this.saved.add(`thaweesup ${monthIndex(day)}`)
      this.wallet += one.monthly * one.paid.length + held
      one.end = day
      return
    }
    const month = monthIndex(day)
    const nth = month - monthIndex(one.opened)
    if (one.isStopped || nth < 1 || nth > 23) return
    if (one.paid.some((at) => monthIndex(at) === month)) return
    const ofMonth = Number(day.slice(8))
    const last = daysInBankMonth(month)
    if (ofMonth !== last && ![5, 10, 15, 20, 25].includes(ofMonth)) return
    if (this.wallet >= one.monthly) {
      this.wallet -= one.monthly
      one.paid.push(day)
    } else if (ofMonth === last && ++one.missed > 2) one.isStopped = true
  }

  private close(key: string, day: string): boolean {
    const one = [...this.fixed, ...this.saving].find((any) => any.key === key)
    if (!one || one.end) return false
    const isEarly = day < addBankMonths(one.opened, 3)
    const due = isEarly
      ? 0
      : 'term' in one
        ? interest(BigInt(one.principal) * 50n * BigInt(bankDaysBetween(one.opened, day)))
        : this.earned(one, day, rates.savings)
    const held = this.book(due, true)
    this.wallet += ('term' in one ? one.principal : one.monthly * one.paid.length) + held
    one.end = day
    return true
  }

  private earned(one: Saving, day: string, rate: number): number {
    const days = one.paid.reduce((sum, at) => sum + bankDaysBetween(at, day), 0)
    return interest(BigInt(one.monthly) * BigInt(rate) * BigInt(days))
  }

  private book(due: number, isTaxed: boolean): number {
    const held = isTaxed ? tax(due) : 0
    this.paidInterest += due
    this.paidTax += held
    return due - held
  }
}

/** The bank days from one to another, both included. */
export function* bankDays(from: string, to: string): Generator<string> {
  for (let day = from; day <= to; day = addBankDays(day, 1)) yield day
}
