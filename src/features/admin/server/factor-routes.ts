import type { Tx } from '#db/open.ts'
import { signAccess } from '#features/identity/sessions/server/begin-session-commands.ts'
import type { OwnerParts } from '#features/identity/sessions/server/prove-owner-commands.ts'
import { done } from '#lib/contract.ts'
import { drawQrCode } from '#lib/server/qr-code.ts'
import { bind, type Caller, type Handlers } from '#lib/server/routes.ts'
import { toBase32, totpUri } from '#lib/server/secrets/totp.ts'
import * as contract from '../factor-contract.ts'
import { checkMayEnrol, dropFactor, settleNewFactor, tellOwner, tryCode } from './factor-commands.ts'
import { findStaff, readFactorsOf } from './factor-queries.ts'
import { adoptPasskey, askForPasskey, offerPasskey, usePasskey } from './passkey-commands.ts'
import { renewRecovery, useRecoveryCode } from './recovery-commands.ts'
import { confirmSession } from './staff-session-commands.ts'
import { adoptTotp, offerTotp, useTotp } from './totp-commands.ts'

type Parts = OwnerParts & {
  clock: () => Date
  /** The origin of our pages: 'https://koinklass.example'. */
  origin: string
}

type Contract = typeof contract
type Enrolling = Pick<Handlers<Contract>, 'startTotp' | 'finishTotp' | 'startPasskey' | 'finishPasskey'>
type Confirming = Pick<
  Handlers<Contract>,
  'confirmByTotp' | 'startConfirmByPasskey' | 'confirmByPasskey' | 'confirmByRecoveryCode'
>

export const factorRoutes = (parts: Parts) =>
  bind(contract, { ...enrolling(parts), ...confirming(parts), ...keeping(parts) })

/** A new access token for this session, and recovery codes to be shown once. */
async function answerConfirmed(parts: Parts, { userId, sessionId }: Caller, now: Date, codes: string[] | null = null) {
  const { token } = await signAccess(parts, { userId, sessionId, now })
  return { access_token: token, recovery_codes: codes }
}

function enrolling(parts: Parts): Enrolling {
  const { db, clock, keys } = parts
  return {
    startTotp: async ({ caller, body: { password } }) => {
      const now = clock()
      const { email } = await findStaff(db, caller.userId)
      await checkMayEnrol(parts, { caller, password, now })
      const secret = await offerTotp(db, keys, { ...loginOf(caller), now })
      const uri = totpUri({ secret, issuer: 'Koinklass', account: email })
      return { secret: toBase32(secret), uri, qr: drawQrCode(uri) }
    },

    finishTotp: async ({ caller, body: { code } }) => {
      const now = clock()
      await findStaff(db, caller.userId)
      const login = loginOf(caller)
      const codes = await tryCode(parts, { ...login, now }, () =>
        db.transaction().execute(async (tx) => {
          await adoptTotp(tx, keys, { ...login, code, now })
          return settleNewFactor(tx, keys, { ...login, kind: 'totp', now })
        }),
      )
      return answerConfirmed(parts, caller, now, codes)
    },

    startPasskey: async ({ caller, body: { password } }) => {
      const now = clock()
      const { email, displayName } = await findStaff(db, caller.userId)
      await checkMayEnrol(parts, { caller, password, now })
      return { options: { ...(await offerPasskey(db, parts, { ...loginOf(caller), email, displayName, now })) } }
    },

    finishPasskey: async ({ caller, body: { answer } }) => {
      const now = clock()
      await findStaff(db, caller.userId)
      const login = loginOf(caller)
      const codes = await db.transaction().execute(async (tx) => {
        await adoptPasskey(tx, parts, { ...login, answer, now })
        return settleNewFactor(tx, keys, { ...login, kind: 'passkey', now })
      })
      return answerConfirmed(parts, caller, now, codes)
    },
  }
}

function confirming(parts: Parts): Confirming {
  const { db, clock, keys } = parts
  const confirm = async (caller: Caller, now: Date, use: (tx: Tx) => Promise<void>) => {
    await findStaff(db, caller.userId)
    await db.transaction().execute(async (tx) => {
      await use(tx)
      await confirmSession(tx, { ...loginOf(caller), now })
    })
    return answerConfirmed(parts, caller, now)
  }
  const byCode = (caller: Caller, now: Date, use: (tx: Tx) => Promise<void>) =>
    tryCode(parts, { ...caller, now }, () => confirm(caller, now, use))
  return {
    confirmByTotp: ({ caller, body: { code } }) => {
      const now = clock()
      return byCode(caller, now, (tx) => useTotp(tx, keys, { ...caller, code, now }))
    },

    startConfirmByPasskey: async ({ caller }) => {
      await findStaff(db, caller.userId)
      return { options: { ...(await askForPasskey(db, parts, { ...loginOf(caller), now: clock() })) } }
    },

    confirmByPasskey: ({ caller, body: { answer } }) => {
      const now = clock()
      return confirm(caller, now, (tx) => usePasskey(tx, parts, { ...loginOf(caller), answer, now }))
    },

    confirmByRecoveryCode: ({ caller, body: { code } }) => {
      const now = clock()
      const { userId } = caller
      return byCode(caller, now, async (tx) => {
        await useRecoveryCode(tx, keys, { userId, code })
        await tellOwner(tx, { userId, change: 'recovery-used', now })
      })
    },
  }
}

function keeping({ db, clock, keys }: Parts): Omit<Handlers<Contract>, keyof Enrolling | keyof Confirming> {
  return {
    readFactors: ({ caller: { userId, roles } }) => readFactorsOf(db, { userId, isConfirmed: roles.length > 0 }),

    removeFactor: async ({ caller, body: { id } }) => {
      await db.transaction().execute((tx) => dropFactor(tx, { ...loginOf(caller), id, now: clock() }))
      return done
    },

    renewRecoveryCodes: async ({ caller: { userId } }) => {
      const codes = await db.transaction().execute(async (tx) => {
        await tellOwner(tx, { userId, change: 'recovery-renewed', now: clock() })
        return renewRecovery(tx, keys, userId)
      })
      return { codes }
    },
  }
}

/** The ids of the session alone. */
function loginOf({ userId, sessionId }: Caller) {
  return { userId, sessionId }
}
