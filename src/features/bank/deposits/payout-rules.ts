import { type Koin, koin } from '#lib/money.ts'
import { mulDiv } from '#lib/mul-div.ts'
import { addBankMonths, type BankDay, bankDaysBetween } from '../clock/clock-rules.ts'
import { monthsWithoutInterest, taxRate } from '../rates/terms-rules.ts'
import type { InterestKind, Payout } from './contract.ts'

/** A rate is in basis points, so 100 % is 10,000. */
const whole = 10_000
const daysOfYear = 365

/**
 * Interest by days: amount × rate × days / 365, half-up to 0.01 (bank.md). For several instalments `days` is the sum of each
 * one's days, as all are of the same amount; so there is one rounding.
 */
export function interestOf(amount: Koin, rate: number, days: number): Koin {
  return mulDiv(amount, rate * days, daysOfYear * whole, 'half-up')
}

/** Interest of a sum of balance × rate over days, as the savings account has it. */
export function interestOfWeighted(weighted: number): Koin {
  return mulDiv(koin(weighted), 1, daysOfYear * whole, 'half-up')
}

/** 15 % of interest, half-up to 0.01. Interest of the savings account is free of it: under 20,000 baht a year it is in life. */
export function taxOf(interest: Koin): Koin {
  return mulDiv(interest, taxRate, whole, 'half-up')
}

export type FixedTerms = {
  principal: Koin
  rate: number
  early_rate: number
  opened_on: BankDay
  matures_on: BankDay
}

/** What a round of a fixed deposit pays on a bank day: in full from its maturity on, the early rules before. */
export function payFixed(deposit: FixedTerms, on: BankDay): Payout {
  const { principal, rate, opened_on, matures_on } = deposit
  if (on >= matures_on)
    return payoutOf(principal, { kind: 'full', rate, days: bankDaysBetween(opened_on, matures_on), isTaxed: true }, 1)
  return payoutOf(principal, earlyOf(deposit, on, bankDaysBetween(opened_on, on)), 1)
}

export type ThaweesupTerms = {
  monthly: Koin
  rate: number
  early_rate: number
  opened_on: BankDay
  matures_on: BankDay
  /** One number for each month that is decided: bank days from the opening to its instalment, or −1: missed. */
  squares: readonly number[]
  state: string
}

/**
 * What a Thaweesup pays on a bank day. Finished: its rate, free of tax. Stopped by a third missed month, or closed early: the
 * savings rate, taxed; closed under three bank months: no interest. Each instalment earns from its own day.
 */
export function payThaweesup(deposit: ThaweesupTerms, on: BankDay): Payout {
  const { monthly, rate, early_rate, opened_on, matures_on, squares, state } = deposit
  const end = on < matures_on ? on : matures_on
  const held = bankDaysBetween(opened_on, end)
  const paid = squares.filter((offset) => offset >= 0)
  const days = paid.reduce((sum, offset) => sum + Math.max(0, held - offset), 0)
  if (on < matures_on) return payoutOf(monthly, earlyOf(deposit, on, days), paid.length)
  if (state === 'stopped')
    return payoutOf(monthly, { kind: 'savings', rate: early_rate, days, isTaxed: true }, paid.length)
  return payoutOf(monthly, { kind: 'full', rate, days, isTaxed: false }, paid.length)
}

/** From this bank day on a deposit that is closed early pays the savings rate. */
export function savingsRateFrom(openedOn: BankDay): BankDay {
  return addBankMonths(openedOn, monthsWithoutInterest)
}

type Earning = { kind: InterestKind; rate: number; days: number; isTaxed: boolean }

function earlyOf(deposit: { early_rate: number; opened_on: BankDay }, on: BankDay, days: number): Earning {
  if (on < savingsRateFrom(deposit.opened_on)) return { kind: 'none', rate: 0, days, isTaxed: true }
  return { kind: 'savings', rate: deposit.early_rate, days, isTaxed: true }
}

function payoutOf(amount: Koin, { kind, rate, days, isTaxed }: Earning, times: number): Payout {
  const principal = koin(amount * times)
  const interest = interestOf(amount, rate, days)
  const tax = isTaxed ? taxOf(interest) : koin(0)
  return { kind, rate, principal, interest, tax, paid: koin(principal + interest - tax) }
}
