import { agreeAsGuardian, openGuardianLink } from '#features/identity/guardian/contract.ts'
import { type Fixture, type Life, runEveryJob, type WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

/** The guardian agrees by the link that the job has mailed; then LINE may be linked, and mail preferences set. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { name } = life
  const letters = await runEveryJob(fixture)
  const link = letters.find(({ to, text }) => to === life.traces[1] && text.includes('/guardian#'))
  const token = link?.text.match(/guardian#([\w-]{43})/)?.[1] ?? ''
  const signer = { name: `แม่ของ ${name}`, relation: 'mother' as const, birth_year: 1980 }
  const { json } = await fixture.send(null, openGuardianLink, { body: { token } })
  const body = { ...signer, token, version: json.version, personal_version: json.personal_version }
  const agreed = await fixture.send(null, agreeAsGuardian, { body })
  if (agreed.status !== 200) throw new Error(`guardian: ${JSON.stringify(agreed.json)}`)
}
