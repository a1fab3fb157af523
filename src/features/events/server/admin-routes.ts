import type { Db } from '#db/open.ts'
import { runOnce, runOnceThenView } from '#db/run-once.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../admin-contract.ts'
import { createEvent, editEvent, giveVoucherByName } from './admin-commands.ts'
import { adminItem, countAttended, formOf, listAdminEvents, listParticipants, readName } from './admin-queries.ts'
import { callOffEvent } from './call-off-commands.ts'
import { checkInPerson, findPassHolder } from './check-in-commands.ts'
import { endOfStep, roomCode, type Sign, stepOf } from './check-in-rules.ts'
import { findEvent } from './list-queries.ts'
import { decidePayout, findAskedPayout } from './reward-commands.ts'
import { canCheckIn } from './rules.ts'

type Parts = { db: Db; clock: () => Date; keys: { hmac: Sign } }

export const eventAdminRoutes = (parts: Parts) =>
  bind(contract, { ...listHandlers(parts), ...makingHandlers(parts), ...checkInHandlers(parts) })

type Handlers = Parameters<typeof bind<typeof contract>>[1]

const listHandlers = ({ db, clock, keys }: Parts): Pick<Handlers, 'listAdminEvents' | 'showAdminEvent'> => ({
  listAdminEvents: async () => ({ items: await listAdminEvents(db, clock()) }),

  showAdminEvent: async ({ query, caller }) => {
    const now = clock()
    const event = await findEvent(db, query.id)
    const attended = (await countAttended(db, [event.id])).get(event.id) ?? 0
    const isOpen = !event.called_off_at && canCheckIn(event, now)
    const digits = roomCode(keys.hmac, event.id, stepOf(now))
    return {
      event: adminItem(event, attended, now),
      form: formOf(event),
      people: await listParticipants(db, event.id),
      code: isOpen ? { digits, ends_at: endOfStep(now).toISOString() } : null,
      asked: await findAskedPayout(db, event.id, caller.userId),
    }
  },
})

const makingHandlers = ({
  db,
  clock,
}: Parts): Pick<Handlers, 'createEvent' | 'editEvent' | 'decideReward' | 'callOff' | 'giveVoucher'> => ({
  createEvent: (input) => {
    const staff = { actorId: input.caller.userId, now: clock() }
    return runOnce(db, input, staff.now, async (tx) => ({ id: await createEvent(tx, { ...staff, form: input.body }) }))
  },

  editEvent: (input) => {
    const staff = { actorId: input.caller.userId, now: clock() }
    return runOnce(db, input, staff.now, async (tx) => {
      await editEvent(tx, { ...staff, eventId: input.query.id, form: input.body })
      return { id: input.query.id }
    })
  },

  decideReward: (input) => {
    const staff = { actorId: input.caller.userId, now: clock() }
    const { id, is_confirmed: isConfirmed } = input.body
    return runOnce(db, input, staff.now, async (tx) => {
      await decidePayout(tx, { ...staff, eventId: input.query.id, id, isConfirmed })
      return { id: input.query.id }
    })
  },

  callOff: (input) => {
    const staff = { actorId: input.caller.userId, now: clock() }
    return runOnce(db, input, staff.now, async (tx) => {
      await callOffEvent(tx, { ...staff, eventId: input.query.id, reason: input.body.reason })
      return { id: input.query.id }
    })
  },

  giveVoucher: (input) => {
    const staff = { actorId: input.caller.userId, now: clock() }
    const { display_name: name, reference } = input.body
    return runOnce(db, input, staff.now, async (tx) => {
      const { isNew } = await giveVoucherByName(tx, { ...staff, name, reference })
      return { is_new: isNew }
    })
  },
})

const checkInHandlers = ({ db, clock, keys }: Parts): Pick<Handlers, 'checkInByStaff'> => ({
  checkInByStaff: (input) => {
    const now = clock()
    const eventId = input.query.id
    return runOnceThenView(db, input, now, {
      work: async (tx) => {
        const { body } = input
        const pass = 'pass' in body ? body.pass : null
        const userId =
          'user_id' in body
            ? body.user_id
            : await findPassHolder(tx, { eventId, pass: pass ?? '', sign: keys.hmac, now })
        const told = await checkInPerson(tx, { eventId, userId, byUserId: input.caller.userId, now })
        const by = pass === null ? 'list' : 'pass'
        const subject = { kind: 'event', id: eventId } as const
        await recordStaffAct(tx, {
          actorId: input.caller.userId,
          act: 'event.checked-in',
          subject,
          before: null,
          after: { userId, by },
          now,
        })
        return { ...told, userId }
      },
      view: async (on, { userId, ...told }) => ({ ...told, name: await readName(on, userId) }),
    })
  },
})
