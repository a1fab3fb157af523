import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { ContentKinds } from '#kit/server/content-kind.ts'
import { done } from '#lib/contract.ts'
import { bind, hasRole, refuseUnlessSteppedUp } from '#lib/server/routes.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import * as contract from '../calendar-admin-contract.ts'
import { listEntries, listGaps } from './calendar-queries.ts'
import { daysShown } from './calendar-rules.ts'
import { explainId, kindOf } from './desk-kinds.ts'
import { listHolidays } from './holiday-queries.ts'
import { moveContent } from './move-commands.ts'

type Parts = { db: Db; clock: () => Date; contentKinds: ContentKinds }

/** The calendar over all kinds of content. */
export const contentCalendarRoutes = ({ db, clock, contentKinds }: Parts) =>
  bind(contract, {
    readContentCalendar: async ({ query: { from: asked, view, weeks, kinds: wanted }, caller }) => {
      const now = clock()
      const today = bangkokDay(now)
      const own = [...contentKinds.values()].filter(({ roles, opens }) => opens && hasRole(caller, roles))
      const names = wanted?.split(',')
      const kinds = own.filter(({ name }) => names?.includes(name) ?? true)
      const days = daysShown({ day: asked ?? today, view, weeks })
      const range = { from: days[0]!, until: days.at(-1)!, today }
      const { entries, isCut } = await listEntries(db, kinds, range, now)
      return {
        today,
        days,
        entries,
        is_cut: isCut,
        gaps: await listGaps(db, kinds, range),
        kinds: own.map(({ name, label }) => ({ kind: name, label })),
        holidays: await listHolidays(db, range),
        may_edit_holidays: hasRole(caller, ['editor']),
      }
    },

    moveContent: (input) => {
      const { body, caller } = input
      const { kind: name, ...move } = body
      const kind = kindOf(contentKinds, name, caller)
      if (kind.move?.needsStepUp) refuseUnlessSteppedUp(caller)
      const staff = { actorId: caller.userId, now: clock(), reason: '' }
      return runOnce(db, input, staff.now, async (tx) => {
        await moveContent(tx, kind, move, staff).catch(explainId)
        return done
      })
    },
  })
