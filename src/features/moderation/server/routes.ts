import { act } from '#db/act.ts'
import type { Db } from '#db/open.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as caseContract from '../case-contract.ts'
import * as reportContract from '../report-contract.ts'
import { appealCase } from './appeal-commands.ts'
import { readOwnCase } from './case-queries.ts'
import { reportSubject } from './report-commands.ts'
import type { Subjects } from './subject-queries.ts'

type Parts = { db: Db; clock: () => Date; subjects: Subjects }

/** What readers and authors call. `subjects`: all that can be moderated, by kind. */
export function moderationRoutes({ db, clock, subjects }: Parts) {
  return [
    ...bind(reportContract, {
      reportPost: (input) => {
        const { body, caller } = input
        const report = { subjects, userId: caller.userId, kind: 'post' as const, ref: body.id }
        return act(db, input, clock(), async (tx) => {
          await reportSubject(tx, { ...report, reason: body.reason, note: body.note, now: clock() })
          return done
        })
      },
    }),
    ...bind(caseContract, {
      readOwnCase: ({ query: { id }, caller: { userId } }) => readOwnCase(db, { subjects, userId, id, now: clock() }),

      appealCase: (input) =>
        act(db, input, clock(), async (tx) => {
          await appealCase(tx, { ...input.body, userId: input.caller.userId, now: clock() })
          return done
        }),
    }),
  ]
}
