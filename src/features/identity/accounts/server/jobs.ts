import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { foldNames, foldNamesTask } from './fold-names-commands.ts'

type Parts = { db: Db; clock: () => Date }

/** The jobs of accounts. */
export function accountJobs({ db, clock }: Parts): Jobs {
  return {
    [foldNamesTask]: () => foldNames(db),
    // Deletes expired links.
    'sweep-links': {
      cron: '10 20 * * *',
      run: () => db.deleteFrom('email_link').where('expires_at', '<=', clock()).execute(),
    },
  }
}
