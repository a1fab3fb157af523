import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { firstClock, startOfBankDay } from '#features/bank/clock/clock-rules.ts'
import { closeFixed, openFixed, openThaweesup } from '#features/bank/deposits/contract.ts'
import { runBankNight } from '#features/bank/deposits/server/night-commands.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
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

/** What does not agree between the deposits, the ledger and the nights; empty when all is well. */
export async function findBankFaults(db: Db, today: string): Promise<string[]> {
  const books = await auditLedger(db)
  const { rows: drifted } = await sql<{ what: string }>`
    select concat_ws(' ', id, booked.held, told.held) as what from (
      select split_part(transfer.cause, ':', 2)::uuid as id,
        coalesce(sum(line.satang) filter (where line.account = 'deposit'), 0) as held
      from ledger_transfer as transfer join ledger_entry as line on line.user_id = transfer.user_id
        and line.currency = transfer.currency and line.transfer_id = transfer.id
      where transfer.cause like 'bank:%' and transfer.cause not like 'bank:savings:%' group by 1
    ) as booked full join (
      select id, case when ended_on is null then principal else 0 end as held from fixed_deposit
      union all
      select id, case when ended_on is null
        then monthly * (select count(*) from unnest(squares) as at where at >= 0) else 0 end from thaweesup
    ) as told using (id)
    where booked.held is distinct from told.held`.execute(db)
  const { rows: due } = await sql<{ user_id: string }>`
    select user_id from bank_person where due_on <= ${today}::date`.execute(db)
  return [
    ...books.map(({ check, count }) => `${check}: ${count}`),
    ...drifted.map(({ what }) => `a deposit and its ledger: ${what}`),
    ...due.map(({ user_id }) => `a night not done: ${user_id}`),
  ]
}
