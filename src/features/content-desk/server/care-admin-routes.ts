import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { ContentKinds } from '#kit/server/content-kind.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../care-admin-contract.ts'
import { kindOf } from './desk-kinds.ts'
import { assignItems, saveNote } from './list/care-commands.ts'
import { readNote } from './list/care-queries.ts'

type Parts = { db: Db; clock: () => Date; contentKinds: ContentKinds }

/** Who looks after a piece, and what colleagues tell each other about it. */
export const contentCareRoutes = ({ db, clock, contentKinds: kinds }: Parts) =>
  bind(contract, {
    assignContent: (input) => {
      const { caller, body } = input
      const now = clock()
      return runOnce(db, input, now, async (tx) => ({
        results: await assignItems(tx, { kinds, ...body, caller, now }),
      }))
    },

    readContentNote: ({ query, caller }) => readNote(db, { ...query, kind: kindOf(kinds, query.kind, caller).name }),

    saveContentNote: (input) => {
      const { kind: name, ...writing } = input.body
      const kind = kindOf(kinds, name, input.caller)
      const staff = { actorId: input.caller.userId, now: clock() }
      return runOnce(db, input, staff.now, (tx) => saveNote(tx, kind, { kind: name, ...writing, ...staff }))
    },
  })
