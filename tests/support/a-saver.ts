import { giveKoin } from '#features/koin/server/commands.ts'
import { koin } from '#lib/money.ts'
import { aPerson, type TestPerson } from '../fixtures/people.ts'

/** A person whose passbook of savings has this many lines of 1.00 koin, one an hour up to now. */
export async function aSaver(fixture: Parameters<typeof aPerson>[0], lines: number): Promise<TestPerson> {
  const person = await aPerson(fixture)
  const end = fixture.clock.now.getTime()
  const reason = { userId: person.id, account: 'adjustment', title: 'เริ่มต้น', href: null } as const
  await fixture.db.transaction().execute(async (tx) => {
    for (let n = lines; n > 0; n--)
      await giveKoin(tx, { ...reason, amount: koin(100), cause: `test:saved:${n}`, now: new Date(end - n * 3_600_000) })
  })
  return person
}
