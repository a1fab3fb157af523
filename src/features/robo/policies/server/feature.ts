import type { Db } from '#db/open.ts'
import type { PersonalTags } from '#db/personal-data.ts'
import type { Importer, SitemapEntry } from '#kit/server/feature.ts'
import { readContentFolder } from '#lib/server/content-files.ts'
import { adminRoboPolicyErrors } from '../admin-contract.ts'
import { RoboPolicyContent } from '../content.ts'
import { roboPolicyTypes } from '../contract.ts'
import { importRoboPolicies } from './commands.ts'
import { roboPolicyRoutes } from './routes.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** What one accepts before an account of the robo-adviser is opened. */
export const roboPolicyFeature = {
  staffActs,
  staffSubjects,
  errors: [adminRoboPolicyErrors],
  routes: (parts: { db: Db; clock: () => Date }) => roboPolicyRoutes(parts),
  seed: async (content: URL): Promise<Importer> => {
    const files = await readContentFolder(new URL('robo-policies/', content), RoboPolicyContent)
    return async (tx, now) => {
      const policies = files.map((file) => file.content)
      const { frozen } = await importRoboPolicies(tx, policies, now)
      return frozen.map(
        (one) => `robo policy ${one} is in force as it was published; give its changed text a new version`,
      )
    }
  },
  sitemap: async (): Promise<SitemapEntry[]> => [
    { path: '/robo' },
    ...roboPolicyTypes.map((type) => ({ path: `/robo/policy/${type}` })),
  ],
  personalData: {
    robo_policy: {
      owner: 'made_by',
      about: 'ข้อตกลงของ Fund-telligenz ที่คุณออกในฐานะทีมงาน',
      erasure: 'kept',
      told: ['type', 'version', 'effective', 'made_at'],
      withheld: ['title', 'summary', 'changes', 'sections', 'content_hash'],
    },
    robo_acceptance: {
      owner: 'user_id',
      about: 'ข้อตกลงของ Fund-telligenz ที่คุณยอมรับ',
      erasure: 'kept',
      told: ['account_id', 'type', 'version', 'accepted_at'],
    },
  } satisfies PersonalTags,
}
