import { openFixed, openThaweesup } from '#features/bank/deposits/contract.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['identity/guardian', 'store/orders'], live }

/** A fixed deposit and a Thaweesup, as a night has left them. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  for (const [spec, body] of [
    [openFixed, { term: 3, amount: 100_00 }],
    [openThaweesup, { monthly: 50_00 }],
  ] as const) {
    const opened = await fixture.send(life, spec, { body } as never, { 'idempotency-key': crypto.randomUUID() })
    if (opened.status !== 200) throw new Error(`bank: ${opened.json.detail}`)
  }
}
