import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { laterAt } from '#features/bank/fund-orders/server/queries.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { attemptOf, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { storePicture } from '#features/identity/pictures/server/picture-commands.ts'
import { drawPicture } from '#features/identity/pictures/server/sign-up-picture-commands.ts'
import type { Projector } from '#features/robo/projection/server/projector.ts'
import type { RoboLevel } from '#features/robo/risk/level-rules.ts'
import type { Upload } from '#lib/contract.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { findTextFaults } from '#lib/server/http/text-faults.ts'
import type { MakeSquares } from '#lib/server/pictures/pictures.ts'
import { bind, type Handlers } from '#lib/server/routes.ts'
import type { Storage } from '#lib/server/storage.ts'
import { describeIssues } from '#lib/thai/field-messages.ts'
import * as allocation from '../allocation-contract.ts'
import * as contract from '../contract.ts'
import * as dca from '../dca-contract.ts'
import { roboAccountErrors } from '../log-contract.ts'
import * as projection from '../projection-contract.ts'
import { viewAllocation, viewLevelPast, viewLevels } from './figures/allocation-queries.ts'
import { viewAccount, viewAccounts, viewDetail, viewPlan } from './figures/detail-queries.ts'
import { viewDca } from './instalments/dca-queries.ts'
import { dropDraft, findDraft, saveDraft } from './plan/draft-commands.ts'
import { goalImageOf, setAccountImage } from './plan/image-commands.ts'
import { openAccount } from './plan/open-commands.ts'
import { refreshTarget } from './plan/target-commands.ts'
import { projectOwn } from './plan/target-queries.ts'
import { findAccount } from './queries.ts'

const refusal = refusals(roboAccountErrors)

/** A picture takes a second of CPU. */
const pictureLimit = { name: 'robo-picture', count: 30, seconds: 3_600 }

export type RoboParts = {
  db: Db
  clock: () => Date
  keys: Keys
  storage: Storage
  makeSquares: MakeSquares
  projector: Projector
}

export const roboAccountRoutes = (parts: RoboParts) => [
  ...bind(contract, { ...planHandlers(parts), ...openingHandlers(parts) }),
  ...bind(projection, {
    projectMutualFund: async ({ body, caller }) => {
      const asked = { ...body, userId: caller.userId, now: parts.clock() }
      return { projection: await projectOwn(parts.db, parts.projector, asked) }
    },
  }),
  ...bind(allocation, {
    showAllocation: ({ query, caller }) => viewAllocation(parts.db, { userId: caller.userId, ...query }),
    showLevels: ({ caller }) => viewLevels(parts.db, parts.projector, { userId: caller.userId, now: parts.clock() }),
    showLevelPast: ({ query, caller }) =>
      viewLevelPast(parts.db, { userId: caller.userId, level: Number(query.level) as RoboLevel, now: parts.clock() }),
  }),
  ...bind(dca, {
    showDca: ({ query, caller }) => viewDca(parts.db, { userId: caller.userId, ...query, now: parts.clock() }),
  }),
]

type Contract = typeof contract
type OpeningHandlers = Pick<Handlers<Contract>, 'openMutualFund' | 'updateAccountImage'>

function planHandlers({ db, clock }: RoboParts): Omit<Handlers<Contract>, keyof OpeningHandlers> {
  return {
    getMutualFund: ({ caller }) => viewAccounts(db, caller.userId, clock()),

    getMutualFundDetail: ({ query: { accountId }, caller: { userId } }) =>
      viewDetail(db, { userId, accountId }, clock()),

    showRoboPlan: ({ query, caller: { userId } }) => viewPlan(db, { userId, id: query.id, now: clock() }),

    saveRoboDraft: (input) => {
      const { userId } = input.caller
      const now = clock()
      return runOnce(db, input, now, async (tx) => {
        await saveDraft(tx, { userId, ...input.body, now })
        return { draft: (await findDraft(tx, userId))! }
      })
    },

    dropRoboDraft: (input) =>
      runOnce(db, input, clock(), async (tx) => {
        await dropDraft(tx, input.caller.userId)
        return { draft: null }
      }),
  }
}

function openingHandlers(parts: RoboParts): OpeningHandlers {
  const { db, clock } = parts
  return {
    openMutualFund: async (input) => {
      if (input.request.idempotencyKey === null) throw refusal('robo_key_needed')
      const plan = readPlan(input.body.plan)
      const owner = { userId: input.caller.userId, now: clock() }
      const key = await savePicture(parts, { ...owner, image: input.body.image })
      const { accountId, ...reply } = await runOnce(db, input, owner.now, async (tx) => {
        const opened = await openAccount(tx, { ...owner, plan, image: key && goalImageOf(key) })
        const account = await viewAccount(tx, { userId: owner.userId, accountId: opened })
        return { accountId: opened, account, later: laterAt(owner.now) }
      })
      await refreshTarget(parts, { userId: owner.userId, accountId })
      return reply
    },

    updateAccountImage: async ({ caller: { userId }, body: { accountId, image } }) => {
      await findAccount(db, { userId, accountId })
      const key = (await savePicture(parts, { userId, image, now: clock() }))!
      return db.transaction().execute(async (tx) => {
        await setAccountImage(tx, { userId, accountId, key })
        return { account: await viewAccount(tx, { userId, accountId }) }
      })
    },
  }
}

/** The plan of the multipart body. Throws invalid_input and the fields, as a JSON body would be. */
function readPlan(text: string): contract.PlanWanted {
  const read = z.safeParse(contract.PlanWanted, parseJson(text), { reportInput: true })
  const fields = read.success ? findTextFaults(read.data) : describeIssues(read.error)
  if (!read.success || fields.length > 0) throw commonRefusal('invalid_input', { fields })
  return read.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Picture = { userId: string; image: Upload | undefined; now: Date }

/** Re-encodes and stores a goal's picture → its key; null when none was sent. One that is not used is swept. */
async function savePicture(parts: RoboParts, { userId, image, now }: Picture): Promise<string | null> {
  if (!image) return null
  const { db, keys, storage, makeSquares } = parts
  await takeAttempt(db, attemptOf(keys, pictureLimit, userId), now)
  const squares = (await drawPicture(makeSquares, image, { who: userId }))!
  return storePicture({ db, storage }, { userId, squares, purpose: 'goal', now })
}
