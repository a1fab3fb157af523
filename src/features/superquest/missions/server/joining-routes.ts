import { runOnce } from '#db/run-once.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../joining-contract.ts'
import { listBadges } from './badge-queries.ts'
import { claimGift, claimReward } from './claim-commands.ts'
import { joinMission } from './joining-commands.ts'
import { listJoined, readProgress, viewMission } from './queries.ts'
import type { MissionParts } from './routes.ts'
import { vocabularyOf } from './vocabulary-rules.ts'

/** What somebody does with missions, and what they have joined. */
export function missionJoiningRoutes({ db, clock, activityKinds }: MissionParts) {
  const words = vocabularyOf(activityKinds)
  const readerOf = ({ userId }: { userId: string }) => ({ userId, words, now: clock() })
  return bind(contract, {
    joinMissions: async ({ caller }) => ({ items: await listJoined(db, readerOf(caller)) }),

    joinMissionRewards: async ({ caller }) => ({ items: await listJoined(db, readerOf(caller), 'completed') }),

    listBadges: async ({ caller }) => ({ items: await listBadges(db, caller.userId, words) }),

    readQuestProgress: async ({ caller }) => ({ items: await readProgress(db, readerOf(caller)) }),

    joinMission: (input) => {
      const reader = readerOf(input.caller)
      const { userId, now } = reader
      return runOnce(db, input, now, async (tx) => {
        await joinMission(tx, { missionId: input.body.id, userId, now })
        return viewMission(tx, input.body.id, reader)
      })
    },

    redeemKoin: (input) => {
      const reader = readerOf(input.caller)
      const { userId, now } = reader
      return runOnce(db, input, now, async (tx) => {
        const given = await claimReward(tx, { missionId: input.body.id, userId, now })
        return { ...given, mission: await viewMission(tx, input.body.id, reader) }
      })
    },

    redeemGift: (input) => {
      const reader = readerOf(input.caller)
      const { userId, now } = reader
      const { id: missionId, address: addressId } = input.body
      return runOnce(db, input, now, async (tx) => {
        const ordered = await claimGift(tx, { missionId, userId, addressId, now })
        return { ...ordered, mission: await viewMission(tx, missionId, reader) }
      })
    },
  })
}
