import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import type { TextChecker } from '#features/moderation/server/text-checker.ts'
import { done } from '#lib/contract.ts'
import { bind } from '#lib/server/routes.ts'
import * as board from '../board-contract.ts'
import * as contract from '../contract.ts'
import { chooseAlias, dropAlias } from './alias-commands.ts'
import { readBoard } from './board-queries.ts'
import { claimLevel, redeemLevel } from './commands.ts'
import { viewLevel } from './queries.ts'

export type LevelParts = { db: Db; clock: () => Date; checker: TextChecker }

export const levelRoutes = ({ db, clock }: LevelParts) =>
  bind(contract, {
    getUserLevel: ({ caller }) => viewLevel(db, caller.userId, clock()),

    claimLevel: (input) => {
      const of = { userId: input.caller.userId, level: input.body.level, now: clock() }
      return runOnce(db, input, of.now, async (tx) => {
        const koin = await claimLevel(tx, of)
        const level = await viewLevel(tx, of.userId, of.now)
        return { level, koin, balance: await readBalance(tx, of.userId) }
      })
    },

    redeemLevel: (input) => {
      const of = { userId: input.caller.userId, level: input.body.level, now: clock() }
      return runOnce(db, input, of.now, async (tx) => {
        const ordered = await redeemLevel(tx, { ...of, addressId: input.body.address })
        return { ...ordered, level: await viewLevel(tx, of.userId, of.now) }
      })
    },
  })

/** The board of quest points, and the choice to stand on it. */
export const boardRoutes = ({ db, clock, checker }: LevelParts) =>
  bind(board, {
    readQuestBoard: ({ caller }) => readBoard(db, caller.userId, clock()),

    chooseAlias: async (input) => {
      const { userId } = input.caller
      const { alias } = input.body
      const flags = alias === null ? [] : await checker.check(alias)
      return runOnce(db, input, clock(), async (tx) => {
        if (alias === null) await dropAlias(tx, userId)
        else await chooseAlias(tx, { userId, alias, flags, now: clock() })
        return done
      })
    },
  })
