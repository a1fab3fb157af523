import type { Db } from '#db/open.ts'
import type { Importer, SeedOptions, SitemapEntry } from '#kit/server/feature.ts'
import { adminEventErrors } from '../admin-contract.ts'
import { eventErrors } from '../event-contract.ts'
import { eventPath } from '../path-rules.ts'
import { shareOfEvent } from '../share-rules.ts'
import * as activities from './activities.ts'
import { eventAdminRoutes } from './admin-routes.ts'
import { eventCalendarRoutes } from './calendar-routes.ts'
import { eventCheckInRoutes } from './check-in-routes.ts'
import * as contentKinds from './content-kinds.ts'
import { eventJobs } from './jobs.ts'
import { findListed, listAddresses } from './list-queries.ts'
import { eventsMorning } from './morning-queries.ts'
import * as notices from './notices.ts'
import { eventsData } from './personal-data.ts'
import { eventRoutes } from './routes.ts'
import { importEvents, readEventFile } from './seed.ts'
import { staffActs, staffSubjects } from './staff-acts.ts'

/** Events, their seats and the calendar. */
export const eventsFeature = {
  staffActs,
  staffSubjects,
  errors: [eventErrors, adminEventErrors],
  routes: (parts: Parameters<typeof eventCheckInRoutes>[0] & Parameters<typeof eventAdminRoutes>[0]) => [
    ...eventRoutes(parts),
    ...eventCalendarRoutes(parts),
    ...eventCheckInRoutes(parts),
    ...eventAdminRoutes(parts),
  ],
  jobs: eventJobs,
  seed: async (content: URL, { hasSamples }: SeedOptions): Promise<Importer> => {
    const ofFile = await readEventFile(new URL('events.json', content))
    const events = ofFile.filter(({ isSimulated }) => hasSamples || !isSimulated)
    return async (tx, now) => {
      await importEvents(tx, events, now)
      return undefined
    }
  },
  activities: Object.values(activities),
  notices: Object.values(notices),
  sitemap: async ({ db, now }: { db: Db; now: Date }): Promise<SitemapEntry[]> => {
    const events = await listAddresses(db, now)
    return [{ path: '/events' }, ...events.map((event) => ({ path: eventPath(event), changed: event.updated_at }))]
  },
  share: async (db: Db, ref: string) => {
    const event = await findListed(db, ref)
    return event && shareOfEvent(event)
  },
  morning: eventsMorning,
  contentKinds: Object.values(contentKinds),
  personalData: eventsData,
}
