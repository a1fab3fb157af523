import type { Db, Tx } from '#db/open.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { addReceipt } from './commands.ts'
import { readCookieConsent } from './queries.ts'

type Parts = {
  db: Db
  clock: () => Date
  /** Whether the account may have analytics and marketing on; identity knows, which stands above consent. */
  mayBeAnalysed: (db: Db | Tx, userId: string, now: Date) => Promise<boolean>
}

export const consentRoutes = ({ db, clock, mayBeAnalysed }: Parts) =>
  bind(contract, {
    saveCookieConsent: ({ body: { policy_version, preferences, analytics, marketing }, caller: { userId } }) =>
      db.transaction().execute(async (tx) => {
        const now = clock()
        const isLimited = !(await mayBeAnalysed(tx, userId, now))
        // What is kept is what holds: a limited account has chosen nothing that it may not choose.
        const choices = { preferences, analytics: analytics && !isLimited, marketing: marketing && !isLimited }
        await addReceipt(tx, {
          userId,
          policy: 'cookies',
          version: policy_version,
          act: 'given',
          how: 'settings',
          choices,
          now,
        })
        return (await readCookieConsent(tx, { userId, isLimited }))!
      }),

    getCookieConsent: async ({ caller: { userId } }) => {
      const isLimited = !(await mayBeAnalysed(db, userId, clock()))
      return { consent: await readCookieConsent(db, { userId, isLimited }), is_limited: isLimited }
    },
  })
