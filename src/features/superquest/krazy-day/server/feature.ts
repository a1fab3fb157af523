import type { Db } from '#db/open.ts'
import type { Importer, Jobs } from '#kit/server/feature.ts'
import { adminKrazyDayErrors } from '../admin-contract.ts'
import { krazyDayErrors } from '../contract.ts'
import { krazyDayAdminRoutes } from './admin-routes.ts'
import { krazyDayAsked } from './ask-commands.ts'
import * as contentKinds from './content-kinds.ts'
import { krazyDayMorning } from './morning-queries.ts'
import * as notices from './notices.ts'
import { krazyDayData } from './personal-data.ts'
import { krazyDayRoutes } from './routes.ts'
import { importKrazyDays, readKrazyDayFile } from './seed.ts'
import { settleKrazyDays } from './settle-commands.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** Announced days on which a limited pool of one gift has a fixed price. */
export const krazyDayFeature = {
  staffActs,
  staffSubjects,
  errors: [krazyDayErrors, adminKrazyDayErrors],
  routes: (parts: Parameters<typeof krazyDayRoutes>[0]) => [...krazyDayRoutes(parts), ...krazyDayAdminRoutes(parts)],
  jobs: ({ db, clock, content }: { db: Db; clock: () => Date; content: URL }): Jobs => ({
    'settle-krazy-days': { cron: '* * * * *', run: () => settleKrazyDays(db, clock()) },
    // Just after midnight in Bangkok.
    'renew-krazy-days': {
      cron: '15 17 * * *',
      run: async () => {
        const days = await readKrazyDayFile(new URL('krazy-days.json', content))
        await db.transaction().execute((tx) => importKrazyDays(tx, days, clock()))
      },
    },
  }),
  seed: async (content: URL): Promise<Importer> => {
    const days = await readKrazyDayFile(new URL('krazy-days.json', content))
    return async (tx, now) => {
      await importKrazyDays(tx, days, now)
      return undefined
    }
  },
  notices: Object.values(notices),
  proposals: [krazyDayAsked],
  morning: krazyDayMorning,
  contentKinds: Object.values(contentKinds),
  personalData: krazyDayData,
}
