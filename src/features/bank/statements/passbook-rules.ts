import { type Koin, koin } from '#lib/money.ts'
import { type BankClock, bankDayAt } from '../clock/clock-rules.ts'
import type { LineKind, PassbookLine } from './contract.ts'

/** A transfer of the ledger with its lines summed by account; what it did to a deposit stands in its cause (book-rules.ts). */
export type Transfer = {
  id: string
  cause: string
  title: string
  made_at: Date
  wallet: number
  deposit: number
  interest: number
  tax: number
}

/** The deposit and the act of a cause: 'bank:<id>:<act>'; null for what is not the bank's. */
export function readCause(cause: string): { id: string; act: string } | null {
  const [area, id, act] = cause.split(':')
  return area === 'bank' && id && id !== 'savings' && act ? { id, act } : null
}

/** What moved the wallet, seen from the savings account. */
export function kindOfWallet(cause: string): LineKind {
  if (cause.startsWith('bank:savings:')) return 'interest'
  const act = readCause(cause)?.act
  if (act === 'open') return 'open'
  if (act === 'pay') return 'instalment'
  return act ? 'withdrawal' : 'other'
}

type Bare = { kind: LineKind; text: string; amount: number }

/** The lines of a deposit's passbook, oldest first, with the balance after each: interest and tax are lines of their own. */
export function linesOfDeposit(transfers: readonly Transfer[], clock: BankClock): PassbookLine[] {
  let balance = 0
  return transfers.flatMap((transfer) =>
    bareLines(transfer)
      .filter(({ amount }) => amount !== 0)
      .map(({ kind, text, amount }) => {
        balance += amount
        const when = momentOf(transfer.made_at, clock)
        return { id: `${transfer.id}:${kind}`, kind, text, when, amount: koin(amount), balance: koin(balance) }
      }),
  )
}

function bareLines({ cause, title, wallet, deposit, interest, tax }: Transfer): Bare[] {
  const act = readCause(cause)!.act
  if (act === 'open') return [{ kind: 'open', text: 'เปิดบัญชี', amount: deposit }]
  if (act === 'pay') return [{ kind: 'instalment', text: title, amount: deposit }]
  const earned: Bare[] = [
    { kind: 'interest', text: 'ดอกเบี้ย', amount: -interest },
    { kind: 'tax', text: 'ภาษีหัก ณ ที่จ่าย 15 %', amount: -tax },
  ]
  if (act === 'roll') return earned
  const text = act === 'close' ? 'ปิดก่อนกำหนด เข้ากระเป๋า' : 'ครบกำหนด เข้ากระเป๋า'
  return [...earned, { kind: 'withdrawal', text, amount: -wallet }]
}

/** A real moment, with the bank day that it was. */
export function momentOf(at: Date, clock: BankClock): PassbookLine['when'] {
  return { day: bankDayAt(clock, at), at: at.toISOString() }
}

/** A line of the savings account from the ledger. */
export function lineOfWallet(
  {
    id,
    cause,
    title,
    made_at,
    amount,
    balance,
  }: Omit<Transfer, 'wallet' | 'deposit' | 'interest' | 'tax'> & {
    amount: Koin
    balance: Koin
  },
  clock: BankClock,
): PassbookLine {
  return { id, kind: kindOfWallet(cause), text: title, when: momentOf(made_at, clock), amount, balance }
}
