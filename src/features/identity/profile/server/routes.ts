import type { Db, Tx } from '#db/open.ts'
import { runOnceThenView } from '#db/run-once.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { attemptOf, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { type Limit, limits } from '#features/identity/limits/server/limit-rules.ts'
import { adoptPicture, storePicture } from '#features/identity/pictures/server/picture-commands.ts'
import { drawPicture } from '#features/identity/pictures/server/sign-up-picture-commands.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { MakeSquares } from '#lib/server/pictures/pictures.ts'
import { bind, type Caller, type Handlers, hasRole, sleeps } from '#lib/server/routes.ts'
import type { Storage } from '#lib/server/storage.ts'
import * as contract from '../contract.ts'
import { changeProfile } from './profile-commands.ts'
import { readEditable } from './profile-queries.ts'

export type ProfileParts = { db: Db; clock: () => Date; keys: Keys; storage: Storage; makeSquares: MakeSquares }

export const profileRoutes = (parts: ProfileParts) => bind(contract, profileHandlers(parts))

function profileHandlers({ db, clock, keys, storage, makeSquares }: ProfileParts): Handlers<typeof contract> {
  const limit = (one: Limit, who: string) => takeAttempt(db, attemptOf(keys, one, who), clock())
  return {
    getEditableProfile: async ({ caller, query: { id } }) => {
      const userId = ownerOf(caller, id)
      const profile = await readEditable(db, userId, caller.userId)
      if (userId !== caller.userId)
        await db.transaction().execute((tx) => noteLook(tx, { actorId: caller.userId, userId, now: clock() }))
      return profile
    },

    updateProfile: async ({ caller, request, body: { id, version, ...changes } }) => {
      const now = clock()
      const userId = whoseToChange(caller, id)
      await limit(limits.saveAccount, caller.userId)
      return runOnceThenView(db, { caller, request }, now, {
        work: async (tx) => {
          await changeProfile(tx, { userId, version, changes, now })
          if (userId !== caller.userId)
            await noteForeignEdit(tx, { actorId: caller.userId, userId, version, changes, now })
          return {}
        },
        view: (on) => readEditable(on, userId, caller.userId),
      })
    },

    updateImage: async ({ caller: { userId }, body: { image } }) => {
      const now = clock()
      await limit(limits.pictureAccount, userId)
      const squares = (await drawPicture(makeSquares, image, { who: userId, isAvatar: true }))!
      const key = await storePicture({ db, storage }, { userId, squares, now })
      return db.transaction().execute(async (tx) => {
        await adoptPicture(tx, { userId, key, now })
        return readEditable(tx, userId, userId)
      })
    },
  }
}

/** An admin looks at the profile of somebody else. */
function noteLook(tx: Tx, { actorId, userId, now }: Pick<ForeignEdit, 'actorId' | 'userId' | 'now'>): Promise<void> {
  const subject = { kind: 'person', id: userId } as const
  return recordStaffAct(tx, { actorId, act: 'person.looked-at', subject, before: null, after: { call: 'edit' }, now })
}

type ForeignEdit = { actorId: string; userId: string; version: number; changes: object; now: Date }

/** The audit log gets the names of the changed fields, not their values, which are personal data. */
function noteForeignEdit(tx: Tx, { actorId, userId, version, changes, now }: ForeignEdit): Promise<void> {
  return recordStaffAct(tx, {
    actorId,
    act: 'profile.edited',
    subject: { kind: 'person', id: userId },
    before: { version },
    after: { changed: Object.keys(changes).sort() },
    now,
  })
}

/** The role that may see other people's profiles; for everybody else they do not exist. */
const ofPeople = ['admin'] as const

/** The user id to read. Throws not_found and second_factor_needed for another person's. */
function ownerOf(caller: Caller, id = caller.userId): string {
  if (id === caller.userId || hasRole(caller, ofPeople)) return id
  throw commonRefusal(sleeps(caller, ofPeople) ? 'second_factor_needed' : 'not_found')
}

/**
 * The user id to change. Throws like ownerOf, and step_up_needed when an admin changes another person's profile without
 * a recent second factor.
 */
function whoseToChange(caller: Caller, id: string | undefined): string {
  const userId = ownerOf(caller, id)
  if (userId !== caller.userId && !caller.isSteppedUp) throw commonRefusal('step_up_needed')
  return userId
}
