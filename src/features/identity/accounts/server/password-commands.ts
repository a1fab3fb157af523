import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { newTurns } from '#lib/server/turns.ts'

/** argon2id, 19 MiB, two passes, one lane (OWASP). */
const options = {
  algorithm: 2 /* Argon2id: a const enum, which type stripping cannot read */,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

export type PasswordHasher = {
  /** A new hash in PHC form. */
  hash: (password: string) => Promise<string>
  /** Whether the password made this hash; without a hash (null) it takes as long and is false. */
  verify: (stored: string | null, password: string) => Promise<boolean>
}

/**
 * Hashes passwords a few at once: each takes 19 MiB and a core for some 15 ms, and without a queue a rush of logins
 * takes the whole machine. The last of `waiting` waits some 3 s; who comes after is refused with overloaded at once.
 */
export async function newPasswordHasher({ atOnce = 2, waiting = 400 } = {}): Promise<PasswordHasher> {
  const nobody = await hash(randomBytes(16), options)
  const inTurn = newTurns({ atOnce, waiting })
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), options)),
    verify: (stored, password) =>
      inTurn(async () => (await verify(stored ?? nobody, password.normalize('NFC'))) && stored !== null),
  }
}
