import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import { settleAllEvents, settleEvent, settleEventTask } from './call-off-commands.ts'
import { offerSeatsTask } from './commands.ts'
import { offerAllSeats, offerSeats } from './offer-commands.ts'
import { remindOfEvents } from './reminder-commands.ts'

const OfEvent = z.object({ eventId: z.optional(z.uuid()) })

/** The tasks of events for the worker: name → work. With no event named, what is left over anywhere. */
export function eventTasks({ db, clock }: { db: Db; clock: () => Date }) {
  return {
    [offerSeatsTask]: async (payload: unknown) => {
      const { eventId } = z.parse(OfEvent, payload ?? {})
      await (eventId ? offerSeats(db, eventId, clock()) : offerAllSeats(db, clock()))
    },
    [settleEventTask]: async (payload: unknown) => {
      const { eventId } = z.parse(OfEvent, payload ?? {})
      await (eventId ? settleEvent(db, eventId, clock()) : settleAllEvents(db, clock()))
    },
    'remind-of-events': () => remindOfEvents(db, clock()),
  }
}
