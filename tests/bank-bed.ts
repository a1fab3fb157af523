import { firstClock, startOfBankDay } from '#features/bank/clock/clock-rules.ts'
import { closeFixed, openFixed, openThaweesup } from '#features/bank/deposits/contract.ts'
import { runBankNight } from '#features/bank/deposits/server/night-commands.ts'
import { freshToken, type TestPerson } from './people.ts'
import type { openTestbed } from './testbed.ts'

type Bed = Awaited<ReturnType<typeof openTestbed>>

/** An hour into a bank day. */
export function inBankDay(day: string): Date {
  return new Date(startOfBankDay(firstClock, day).getTime() + 3_600_000)
}

/** The header of a new act. */
export const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })

/** Acts of the bank over HTTP, and nights by the bed's clock. */
export function bankOf(bed: Bed) {
  return {
    openFixed: (
      who: TestPerson,
      amount: number,
      term: 3 | 6 | 12 | 24 = 3,
      atMaturity: 'wallet' | 'rollover' = 'wallet',
    ) => bed.send(who, openFixed, { body: { term, amount, atMaturity } }, newKey()),
    openThaweesup: (who: TestPerson, monthly: number) => bed.send(who, openThaweesup, { body: { monthly } }, newKey()),
    closeFixed: (who: TestPerson, id: string) => bed.send(who, closeFixed, { body: { id } }, newKey()),
    /** Moves the clock to a bank day and lets the night pass; the person gets a token of then. */
    goTo: async (day: string, who: TestPerson, roles: string[] = []) => {
      bed.clock.now = inBankDay(day)
      await runBankNight(bed.db, bed.clock.now)
      who.token = await freshToken(bed, who, roles)
    },
  }
}
