import type { Db } from '#db/open.ts'
import { type Act, runOnce } from '#db/run-once.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as caseContract from '../case-contract.ts'
import type { Reason } from '../reason-rules.ts'
import * as reportContract from '../report-contract.ts'
import { appealCase } from './appeal-commands.ts'
import { readOwnCase } from './case-queries.ts'
import { reportSubject } from './report-commands.ts'
import type { SubjectKind, Subjects } from './subject.ts'
import type { TextChecker } from './text-checker.ts'

type Parts = { db: Db; clock: () => Date; subjects: Subjects; checker: TextChecker }
type Report = { id: string; reason: Reason; note?: string | undefined }

/** The endpoints for readers and authors. `subjects`: everything that can be moderated, by kind. */
export function moderationRoutes({ db, clock, subjects, checker }: Parts) {
  const report = async (kind: SubjectKind, input: Act & { body: Report }) => {
    const { id: ref, reason, note } = input.body
    const text = (await subjects[kind].find(db, ref))?.text
    const checked = text === undefined ? null : { text, flags: await checker.check(text) }
    return runOnce(db, input, clock(), async (tx) => {
      const { userId } = input.caller
      await reportSubject(tx, { subjects, checked, userId, kind, ref, reason, note, now: clock() })
      return done
    })
  }
  return [
    ...bind(reportContract, {
      reportPost: (input) => report('post', input),
      reportSummary: (input) => report('summary', input),
    }),
    ...bind(caseContract, {
      readOwnCase: ({ query: { id }, caller: { userId } }) => readOwnCase(db, { subjects, userId, id, now: clock() }),

      appealCase: (input) =>
        runOnce(db, input, clock(), async (tx) => {
          await appealCase(tx, { ...input.body, userId: input.caller.userId, now: clock() })
          return done
        }),
    }),
  ]
}
