import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { changeClock } from '../clock-rules.ts'
import { readBankClock } from './queries.ts'

/** Sets how many real days a bank month lasts, from the next bank month on. Replaces a change that has not begun. */
export async function setBankClock(
  tx: Tx,
  { actorId, daysPerMonth, now }: { actorId: string; daysPerMonth: number; now: Date },
): Promise<void> {
  const clock = await readBankClock(tx)
  const part = changeClock(clock, daysPerMonth, now)
  await tx
    .insertInto('bank_clock')
    .values({ ...part, made_by: actorId, made_at: now })
    .onConflict((c) => c.column('month').doUpdateSet({ days_per_month: daysPerMonth, made_by: actorId, made_at: now }))
    .execute()
  await recordStaffAct(tx, {
    actorId,
    act: 'bank.clock-set',
    subject: { kind: 'bank_clock', id: String(part.month) },
    before: { days_per_month: clock.at(-1)!.days_per_month },
    after: part,
    now,
  })
}
