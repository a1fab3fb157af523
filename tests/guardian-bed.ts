import * as contract from '#features/identity/accounts/contract.ts'
import * as guardian from '#features/identity/guardian/contract.ts'
import { openIdentityBed } from './identity-bed.ts'
import { aPerson, type TestPerson } from './people.ts'

/** The fields that an agreeing guardian fills in. */
export const signer = { name: 'สมหญิง ใจดี', relation: 'mother', birth_year: 1980, personal_version: 1 } as const
export const minute = 60_000

/** Identity over HTTP with children, their guardians' links and the actions of both. */
export async function openGuardianBed() {
  const bed = await openIdentityBed()
  const { send, db, clock } = bed

  function pass(ms: number): void {
    clock.now = new Date(clock.now.getTime() + ms)
  }

  async function mailsTo(address: string) {
    return db
      .selectFrom('mail')
      .selectAll()
      .where('to_address', '=', address)
      .orderBy('made_at')
      .orderBy('id')
      .execute()
  }

  /** The token of the newest link that was mailed to an address. */
  async function tokenOf(address: string): Promise<string> {
    return (await mailsTo(address)).at(-1)!.text!.match(/guardian#(\S+)/)![1]!
  }

  /** A verified child of 14 whose guardian has a link. */
  async function aChild() {
    const child = await aPerson(bed, { age: 14 })
    const address = `parent-${child.email}`
    await send(guardian.resendToGuardian, {}, child)
    pass(1)
    return { child, address, token: await tokenOf(address) }
  }

  const open = (token: string) => send(guardian.openGuardianLink, { body: { token } })
  const agree = (token: string, version = 1, given = {}) =>
    send(guardian.agreeAsGuardian, { body: { ...signer, token, version, ...given } })
  const decline = (token: string, version = 1) => send(guardian.declineAsGuardian, { body: { token, version } })
  const account = async (child: TestPerson) => (await send(contract.getAccount, {}, child)).json

  async function receiptsOf({ id }: TestPerson) {
    const rows = await db
      .selectFrom('consent_receipt')
      .select(['policy', 'act', 'by_whom', 'how', 'policy_version'])
      .where('user_id', '=', id)
      .where('policy', '=', 'guardian')
      .orderBy('made_at')
      .orderBy('id')
      .execute()
    return rows.map(({ act, by_whom, how }) => `${act} ${by_whom} ${how}`)
  }

  return { ...bed, pass, mailsTo, tokenOf, aChild, open, agree, decline, account, receiptsOf }
}
