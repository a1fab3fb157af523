import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { settleAllEvents, settleEvent, settleEventTask } from './call-off-commands.ts'
import { offerSeatsTask } from './joining-commands.ts'
import { offerAllSeats, offerSeats } from './offer-commands.ts'
import { remindOfEvents } from './reminder-commands.ts'
import { importEvents, readEventFile } from './seed.ts'

const OfEvent = z.object({ eventId: z.optional(z.uuid()) })

type Parts = {
  db: Db
  clock: () => Date
  /** The folder of the content files. */
  content: URL
}

/** The jobs of events. Without an event id they handle every event that has work left. */
export function eventJobs({ db, clock, content }: Parts): Jobs {
  return {
    [offerSeatsTask]: {
      cron: '* * * * *',
      run: async (payload) => {
        const { eventId } = z.parse(OfEvent, payload ?? {})
        await (eventId ? offerSeats(db, eventId, clock()) : offerAllSeats(db, clock()))
      },
    },
    [settleEventTask]: {
      cron: '*/5 * * * *',
      run: async (payload) => {
        const { eventId } = z.parse(OfEvent, payload ?? {})
        await (eventId ? settleEvent(db, eventId, clock()) : settleAllEvents(db, clock()))
      },
    },
    'remind-of-events': { cron: '*/5 * * * *', run: () => remindOfEvents(db, clock()) },
    // Just after midnight in Bangkok: imports the events of the weeks ahead; existing ones stay.
    'renew-events': {
      cron: '5 17 * * *',
      run: async () => {
        const events = await readEventFile(new URL('events.json', content))
        await db.transaction().execute((tx) => importEvents(tx, events, clock()))
      },
    },
  }
}
