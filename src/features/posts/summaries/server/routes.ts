import type { Db, Tx } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import type { TextChecker } from '#features/moderation/server/text-checker.ts'
import { postErrors } from '#features/posts/documents/contract.ts'
import { idOf } from '#features/posts/documents/document-rules.ts'
import { findAsked } from '#features/posts/documents/server/asked-queries.ts'
import { done, toPage } from '#lib/contract.ts'
import { refusals } from '#lib/errors.ts'
import { bind, refuseUnlessSteppedUp } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import * as adminContract from '../summary-admin-contract.ts'
import { judgeSummary, summarizePost, takeSummary } from './summary-commands.ts'
import { decideSummary } from './summary-decision-commands.ts'
import { listSummaries, listWaiting, readMySummary } from './summary-queries.ts'

type Parts = { db: Db; clock: () => Date; checker: TextChecker }

const refusal = refusals(postErrors)

/** Summaries by readers: writing, judging and reading them; and staff's part. */
export const summaryRoutes = (parts: Parts) => [...readerRoutes(parts), ...staffRoutes(parts)]

const readerRoutes = ({ db, clock, checker }: Parts) =>
  bind(contract, {
    summarizePost: async (input) => {
      const { text } = input.body
      const writing = { userId: input.caller.userId, ref: idOf(input), text, flags: await checker.check(text) }
      return runOnce(db, input, clock(), (tx) => summarizePost(tx, { ...writing, now: clock() }))
    },

    readMySummary: async ({ query, caller: { userId } }) => {
      const reason = await readReason(db, userId, 'publish', clock())
      return {
        summary: await readMySummary(db, userId, await findId(db, query.id)),
        blocked: reason && contract.summaryErrors[`summary_${reason}`].th,
      }
    },

    listSummaries: async ({ query }) => {
      const { items, total } = await listSummaries(db, await findId(db, query.id), { ...query, now: clock() })
      return toPage(items, total, query)
    },

    takeSummary: (input) =>
      runOnce(db, input, clock(), async (tx) => ({
        summary: await takeSummary(tx, { userId: input.caller.userId, now: clock() }),
      })),

    judgeSummary: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await judgeSummary(tx, { ...input.body, userId: input.caller.userId, now: clock() })
        return done
      }),
  })

const staffRoutes = ({ db, clock }: Parts) =>
  bind(adminContract, {
    listWaitingSummaries: async ({ query }) => {
      const { items, total } = await listWaiting(db, query)
      return toPage(items, total, query)
    },

    decideSummary: async (input) => {
      if (input.body.reason === null) refuseUnlessSteppedUp(input.caller)
      return runOnce(db, input, clock(), async (tx) => {
        await decideSummary(tx, { ...input.body, byUserId: input.caller.userId, now: clock() })
        return done
      })
    },
  })

async function findId(db: Db | Tx, ref: string): Promise<string> {
  const post = await findAsked(db, ref)
  if (!post) throw refusal('post_not_found')
  return post.id
}
