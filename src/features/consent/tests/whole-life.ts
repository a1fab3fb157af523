import { saveCookieConsent } from '#features/consent/contract.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

async function live(fixture: Fixture, life: Life): Promise<void> {
  const choices = { preferences: true, analytics: false, marketing: false, policy_version: 2 }
  await fixture.send(life, saveCookieConsent, { body: choices })
}
