import { decideProposal, listProposals } from '#features/staff-value/admin-contract.ts'
import { aPerson } from '../fixtures/people.ts'
import type { openTestbed } from './testbed.ts'

type Fixture = Awaited<ReturnType<typeof openTestbed>>

/** Another editor agrees to everything that waits on their desk → how many that were. */
export async function agreeToAll(fixture: Fixture): Promise<number> {
  const second = await aPerson(fixture, { roles: ['editor'] })
  const { items } = (await fixture.send(second, listProposals, {})).json
  for (const { id } of items) {
    const { status, json } = await fixture.send(second, decideProposal, { body: { id, is_confirmed: true } })
    if (status !== 200) throw new Error(`proposal: ${(json as { code?: string }).code}`)
  }
  return items.length
}
