import {
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Db, Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { factorErrors, type NewPasskey, type UsedPasskey } from '../factor-contract.ts'
import { endChallenge, type Login, lockChallenge, saveChallenge } from './staff-session-commands.ts'

const refusal = refusals(factorErrors)
export const maxPasskeys = 10

/** The origin of our pages: 'https://koinklass.example'. Passkeys are bound to its host. */
type Place = { origin: string }
const hostOf = ({ origin }: Place) => new URL(origin).hostname

function listPasskeys(db: Db | Tx, userId: string) {
  return db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

function asDescriptor(row: { credential_id: string; transports: string[] }) {
  return { id: row.credential_id, transports: row.transports as AuthenticatorTransportFuture[] }
}

type Offered = Login & { email: string; displayName: string; now: Date }

/** Makes the options with which a browser creates a passkey. Throws too_many_passkeys. */
export async function offerPasskey(db: Db, place: Place, { email, displayName, now, ...login }: Offered) {
  const known = await listPasskeys(db, login.userId)
  if (known.length >= maxPasskeys) throw refusal('too_many_passkeys')
  const options = await generateRegistrationOptions({
    rpName: 'Koinklass',
    rpID: hostOf(place),
    userID: new Uint8Array(Buffer.from(login.userId)),
    userName: email,
    userDisplayName: displayName,
    attestationType: 'none',
    excludeCredentials: known.map(asDescriptor),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  await saveChallenge(db, { ...login, purpose: 'passkey_add', value: options.challenge, now })
  return options
}

type Made = Login & { answer: NewPasskey; now: Date }

/** Verifies and stores a new passkey. Throws challenge_over, passkey_refused and too_many_passkeys. */
export async function adoptPasskey(tx: Tx, place: Place, { answer, now, ...login }: Made): Promise<void> {
  const asked = { ...login, purpose: 'passkey_add', now } as const
  const expectedChallenge = await lockChallenge(tx, asked)
  if (expectedChallenge === null) throw refusal('challenge_over')
  await endChallenge(tx, asked)
  if ((await listPasskeys(tx, login.userId)).length >= maxPasskeys) throw refusal('too_many_passkeys')
  const { transports = [] } = answer.response
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge,
    expectedOrigin: place.origin,
    expectedRPID: hostOf(place),
    requireUserVerification: false,
  }).catch(refuseBroken)
  if (!verified || !registrationInfo) throw refusal('passkey_refused')
  const { credential } = registrationInfo
  const row = {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
  }
  const added = await tx
    .insertInto('passkey')
    .values({ user_id: login.userId, id: newId(now), ...row, made_at: now })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 0n) throw refusal('passkey_refused')
}

/** Makes the options with which a browser asks for a passkey of this person. */
export async function askForPasskey(db: Db, place: Place, { now, ...login }: Login & { now: Date }) {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(place),
    allowCredentials: (await listPasskeys(db, login.userId)).map(asDescriptor),
    userVerification: 'preferred',
  })
  await saveChallenge(db, { ...login, purpose: 'passkey_use', value: options.challenge, now })
  return options
}

type Used = Login & { answer: UsedPasskey; now: Date }

/** Verifies the use of a passkey; its counter must increase. Throws challenge_over and passkey_refused. */
export async function usePasskey(tx: Tx, place: Place, { answer, now, ...login }: Used): Promise<void> {
  const asked = { ...login, purpose: 'passkey_use', now } as const
  const expectedChallenge = await lockChallenge(tx, asked)
  if (expectedChallenge === null) throw refusal('challenge_over')
  await endChallenge(tx, asked)
  const passkey = (await listPasskeys(tx, login.userId)).find((one) => one.credential_id === answer.id)
  if (!passkey) throw refusal('passkey_refused')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge,
    expectedOrigin: place.origin,
    expectedRPID: hostOf(place),
    requireUserVerification: false,
    credential: {
      ...asDescriptor(passkey),
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(refuseBroken)
  if (!verified) throw refusal('passkey_refused')
  await tx
    .updateTable('passkey')
    .set({ counter: authenticationInfo.newCounter, used_at: now })
    .where('user_id', '=', login.userId)
    .where('id', '=', passkey.id)
    .execute()
}

/** The library throws on any mismatch: host, challenge, or a counter that went back. */
function refuseBroken(): never {
  throw refusal('passkey_refused')
}
