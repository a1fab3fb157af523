import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { readLastAudit } from '#features/koin/server/audit-commands.ts'
import { resendMail } from '#features/notifications/server/resend-commands.ts'
import { listTroubledMails } from '#features/notifications/server/resend-queries.ts'
import type { ListedJob } from '#kit/server/feature.ts'
import { done } from '#lib/contract.ts'
import { bind, hasRole } from '#lib/server/routes.ts'
import * as maintenance from '../maintenance-contract.ts'
import * as contract from '../operations-contract.ts'
import { retryJob, runJobNow } from './job-commands.ts'
import { listHeldJobs, readJobs } from './job-queries.ts'
import { setMaintenance } from './maintenance-commands.ts'
import { readMaintenance } from './maintenance-queries.ts'
import { type Installation, readSystem } from './system-queries.ts'

export type OperationsParts = {
  db: Db
  clock: () => Date
  jobs: readonly ListedJob[]
  installation: Installation
}

/** The job that audits the books. */
const auditTask = 'audit-books'

/** The operations desk. */
export function operationsRoutes({ db, clock, jobs, installation }: OperationsParts) {
  return [
    ...bind(contract, {
      readOperations: async ({ caller }) => {
        const last = await readLastAudit(db)
        const books = { audited_at: last?.at.toISOString() ?? null, faults: last?.faults ?? [] }
        return { books, rest: hasRole(caller, ['admin']) ? await readRest({ db, clock, jobs, installation }) : null }
      },

      runJob: (input) =>
        runOnce(db, input, clock(), async (tx) => {
          await runJobNow(tx, { jobs, actorId: input.caller.userId, ...input.body, now: clock() })
          return done
        }),

      retryJob: (input) =>
        runOnce(db, input, clock(), async (tx) => {
          await retryJob(tx, { actorId: input.caller.userId, ...input.body, now: clock() })
          return done
        }),

      runAudit: (input) =>
        runOnce(db, input, clock(), async (tx) => {
          const asked = { task: auditTask, act: 'operations.audit-run' as const, ...input.body }
          await runJobNow(tx, { jobs, actorId: input.caller.userId, ...asked, now: clock() })
          return done
        }),

      resendMail: (input) =>
        runOnce(db, input, clock(), async (tx) => {
          const { id, reason } = input.body
          const now = clock()
          const before = await resendMail(tx, id)
          await recordStaffAct(tx, {
            actorId: input.caller.userId,
            act: 'operations.mail-resent',
            subject: { kind: 'mail', id },
            before,
            after: { state: 'waiting', reason },
            now,
          })
          return done
        }),
    }),
    ...bind(maintenance, {
      setMaintenance: (input) =>
        runOnce(db, input, clock(), async (tx) => {
          const { is_on: isOn, back_at: back, reason } = input.body
          const backAt = back ? new Date(back) : null
          await setMaintenance(tx, { actorId: input.caller.userId, isOn, backAt, reason, now: clock() })
          return done
        }),
    }),
  ]
}

async function readRest({ db, clock, jobs, installation }: OperationsParts) {
  const now = clock()
  const [listed, held, mails, system, state] = await Promise.all([
    readJobs(db, jobs, now),
    listHeldJobs(db),
    listTroubledMails(db, now),
    readSystem(db, installation),
    readMaintenance(db),
  ])
  const { isOn, changedAt, backAt } = state
  return {
    jobs: listed,
    held,
    mails,
    system,
    maintenance: { is_on: isOn, changed_at: changedAt.toISOString(), back_at: backAt?.toISOString() ?? null },
  }
}
