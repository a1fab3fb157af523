import type { Db, Tx } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { refusals } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { acceptPolicies, chooseCookies } from './commands.ts'
import { listReceipts, readAccepted, readCookieConsent, type Versions } from './queries.ts'

const refusal = refusals(contract.consentErrors)

type Parts = {
  db: Db
  clock: () => Date
  /**
   * Why analytics and marketing are disabled for an account; null when they are not. Passed in, since identity is above
   * consent.
   */
  whyLimited: (db: Db | Tx, userId: string, now: Date) => Promise<contract.LimitReason | null>
  /** The policy versions in force, and the oldest versions whose acceptance is still valid. */
  policyRange: () => Promise<{ current: Versions; holding: Versions }>
}

export const consentRoutes = ({ db, clock, whyLimited, policyRange }: Parts) =>
  bind(contract, {
    saveCookieConsent: async ({ caller, request, body: { policy_version: version, ...choices } }) => {
      const [{ userId }, now] = [caller, clock()]
      const { current, holding } = await policyRange()
      if (version > current.cookies || version < holding.cookies) throw refusal('policy_not_in_force')
      return runOnce(db, { caller, request }, now, async (tx) => {
        const isLimited = (await whyLimited(tx, userId, now)) !== null
        await chooseCookies(tx, { userId, version, choices, isLimited, now })
        return (await readCookieConsent(tx, { userId, isLimited, holdsFrom: holding.cookies, now }))!
      })
    },

    getCookieConsent: async ({ caller: { userId } }) => {
      const now = clock()
      const limitedBy = await whyLimited(db, userId, now)
      const { holding } = await policyRange()
      const isLimited = limitedBy !== null
      const consent = await readCookieConsent(db, { userId, isLimited, holdsFrom: holding.cookies, now })
      return { consent, is_limited: isLimited, limited_by: limitedBy }
    },

    listAccepted: async ({ caller: { userId } }) => {
      const mustConfirm = (await whyLimited(db, userId, clock())) === 'own_consent'
      return { items: await readAccepted(db, { userId, mustConfirm, ...(await policyRange()) }) }
    },

    acceptPolicies: async ({ caller, request, body: { law_version: law, personal_version: personal } }) => {
      const [{ userId }, now] = [caller, clock()]
      const versions = await policyRange()
      const { current } = versions
      if (law !== current.law || personal !== current.personal) throw refusal('policy_not_in_force')
      return runOnce(db, { caller, request }, now, async (tx) => {
        const mustConfirm = (await whyLimited(tx, userId, now)) === 'own_consent'
        await acceptPolicies(tx, { userId, versions: { law, personal }, isOfAge: mustConfirm, now })
        return { items: await readAccepted(tx, { userId, mustConfirm: false, ...versions }) }
      })
    },

    listReceipts: ({ caller: { userId }, query }) => listReceipts(db, userId, query),
  })
