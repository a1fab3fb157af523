import { finishTotp, startPasskey, startTotp } from '#features/admin/factor-contract.ts'
import { setRoles } from '#features/identity/accounts/server/role-commands.ts'
import { newId } from '#lib/server/new-id.ts'
import { fromBase32, totpCode, totpStep } from '#lib/server/secrets/totp.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { workAsStaff }

/** Joins the staff, with an app for codes and a passkey, and is asked for another one. */
async function workAsStaff(fixture: Fixture, life: Life): Promise<void> {
  const { now } = fixture.clock
  await fixture.db.transaction().execute((tx) => setRoles(tx, { userId: life.id, roles: ['editor'] }))
  const { json } = await fixture.send(life, startTotp, { body: { password: life.password } })
  const code = totpCode(fromBase32(json.secret), totpStep(now))
  const confirmed = await fixture.send(life, finishTotp, { body: { code } })
  if (confirmed.status !== 200) throw new Error(`second factor: ${confirmed.json.detail}`)
  const passkey = { credential_id: 'credential', public_key: 'key', counter: 0, transports: ['usb'], made_at: now }
  await fixture.db
    .insertInto('passkey')
    .values({ user_id: life.id, id: newId(now), ...passkey })
    .execute()
  await fixture.send({ token: confirmed.json.access_token }, startPasskey, { body: {} })
}
