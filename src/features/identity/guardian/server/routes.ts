import type { Db } from '#db/open.ts'
import { runOnceThenView } from '#db/run-once.ts'
import { readGuardianStatus } from '#features/identity/accounts/server/account-queries.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { attemptOf, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { bucketOf, type Limit, limits } from '#features/identity/limits/server/limit-rules.ts'
import { refusals } from '#lib/errors.ts'
import { bind, type Handlers } from '#lib/server/routes.ts'
import * as contract from '../contract.ts'
import { answerAsGuardian } from './guardian-answer-commands.ts'
import { changeGuardian, resendToGuardian } from './guardian-commands.ts'
import { spendCode } from './guardian-link-commands.ts'
import type { Sender } from './guardian-mails.ts'
import { openLink, readGuardianView } from './guardian-queries.ts'

const refusal = refusals(contract.guardianErrors)

export type GuardianParts = {
  db: Db
  clock: () => Date
  keys: Keys
  /** Origin of our pages: 'https://koinklass.example'. */
  origin: string
  /** What mails say of us; nothing by default. */
  sender?: Sender
  /** Versions of the policies in force. */
  policyVersions?: () => Promise<{ personal: number }>
}

type Contract = typeof contract
type GuardianHandlers = Pick<
  Handlers<Contract>,
  'openGuardianLink' | 'openByGuardianCode' | 'agreeAsGuardian' | 'declineAsGuardian'
>

export const guardianRoutes = (parts: GuardianParts) =>
  bind(contract, { ...guardianHandlers(parts), ...childHandlers(parts) })

/** The version of the personal data policy in force; 1 when it is not configured. */
async function personalVersionOf({ policyVersions }: GuardianParts): Promise<number> {
  return (await policyVersions?.())?.personal ?? 1
}

function guardianHandlers(parts: GuardianParts): GuardianHandlers {
  const { db, clock, keys, origin, sender = {} } = parts
  const limit = (one: Limit, who: string) => takeAttempt(db, attemptOf(keys, one, who), clock())
  const answer = async (given: Pick<Parameters<typeof answerAsGuardian>[1], 'token' | 'version' | 'signer'>) => {
    const now = clock()
    const personalVersion = await personalVersionOf(parts)
    return db.transaction().execute(async (tx) => {
      const userId = await answerAsGuardian(tx, { ...given, policyVersion: personalVersion, keys, origin, sender, now })
      return readGuardianView(tx, { userId, personalVersion, now })
    })
  }
  return {
    openGuardianLink: async ({ body: { token }, request }) => {
      await limit(limits.guardianAddress, bucketOf(request.address))
      return openLink(db, { token, personalVersion: await personalVersionOf(parts), now: clock() })
    },

    openByGuardianCode: async ({ body: { code }, request }) => {
      await limit(limits.guardianCodeAddress, bucketOf(request.address))
      const [now, personalVersion] = [clock(), await personalVersionOf(parts)]
      return db.transaction().execute(async (tx) => {
        const { userId, token } = await spendCode(tx, { typed: code, now })
        return { token, view: await readGuardianView(tx, { userId, personalVersion, now }) }
      })
    },

    agreeAsGuardian: async ({ body: { token, version, personal_version, ...signer }, request }) => {
      await limit(limits.guardianAddress, bucketOf(request.address))
      if (personal_version !== (await personalVersionOf(parts))) throw refusal('policy_changed')
      return answer({ token, version, signer })
    },

    declineAsGuardian: async ({ body: { token, version }, request }) => {
      await limit(limits.guardianAddress, bucketOf(request.address))
      return answer({ token, version, signer: null })
    },
  }
}

function childHandlers(parts: GuardianParts): Omit<Handlers<Contract>, keyof GuardianHandlers> {
  const { db, clock, keys, origin, sender = {} } = parts
  const limit = (one: Limit, who: string) => takeAttempt(db, attemptOf(keys, one, who), clock())
  return {
    resendToGuardian: async ({ caller, request }) => {
      const [{ userId }, now] = [caller, clock()]
      const status = await readGuardianStatus(db, userId)
      // A guardian who refused is asked again at most once a month.
      await limit(status?.state === 'refused' ? limits.guardianAskAgain : limits.guardianResend, userId)
      return runOnceThenView(db, { caller, request }, now, {
        work: async (tx) => {
          await resendToGuardian(tx, { userId, origin, sender, keys, now })
          return {}
        },
        view: async (on) => (await readGuardianStatus(on, userId))!,
      })
    },

    changeGuardian: async ({ caller, request, body: { email } }) => {
      const [{ userId }, now] = [caller, clock()]
      await limit(limits.guardianChange, userId)
      const policyVersion = await personalVersionOf(parts)
      return runOnceThenView(db, { caller, request }, now, {
        work: async (tx) => {
          await changeGuardian(tx, { userId, email, policyVersion, origin, sender, keys, now })
          return {}
        },
        view: async (on) => (await readGuardianStatus(on, userId))!,
      })
    },
  }
}
