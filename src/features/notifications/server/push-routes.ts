import type { Db } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../push-contract.ts'
import type { MayPush } from './push-commands.ts'
import { addPushDevice, countPushDevices, removePushDevices } from './push-device-commands.ts'
import { areKeysOfBrowser, type PushService } from './push-service.ts'

const refusal = refusals(contract.pushErrors)

export type PushParts = { db: Db; clock: () => Date; pushService: PushService; mayPush: MayPush }

export const pushRoutes = ({ db, clock, pushService, mayPush }: PushParts) => {
  const view = async (userId: string): Promise<contract.PushView> => ({
    key: pushService.publicKey,
    devices: await countPushDevices(db, userId, clock()),
    is_allowed: await mayPush(db, userId, clock()),
  })
  return bind(contract, {
    viewPush: ({ caller: { userId } }) => view(userId),

    subscribePush: async ({ caller: { userId, sessionId }, body: target }) => {
      const now = clock()
      if (!pushService.isKnown(target.endpoint)) throw refusal('push_service_unknown')
      if (!areKeysOfBrowser(target)) throw refusal('push_keys_wrong')
      if (!(await mayPush(db, userId, now))) throw refusal('push_needs_guardian')
      await db.transaction().execute((tx) => addPushDevice(tx, { userId, sessionId, target, now }))
      return view(userId)
    },

    unsubscribePush: async ({ caller: { userId }, body: { endpoint } }) => {
      await removePushDevices(db, userId, endpoint)
      return view(userId)
    },
  })
}
