import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { newWorkQueue } from '#lib/server/work/work-queue.ts'

/** argon2id, 19 MiB, two passes, one lane (OWASP). */
const options = {
  algorithm: 2 /* Argon2id: a const enum, which type stripping cannot read */,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

export type PasswordHasher = {
  /** Returns a new hash in PHC format. */
  hash: (password: string) => Promise<string>
  /** Whether the password matches the hash; without a hash (null) it takes the same time and returns false. */
  verify: (stored: string | null, password: string) => Promise<boolean>
}

/**
 * Hashes few passwords at a time: each takes 19 MiB and a core for about 15 ms, so an unlimited number would take the
 * whole machine. The last one in the queue waits about 3 s; when it is full, it throws overloaded at once.
 */
export async function newPasswordHasher({ atOnce = 2, waiting = 400 } = {}): Promise<PasswordHasher> {
  const nobody = await hash(randomBytes(16), options)
  const enqueue = newWorkQueue({ atOnce, waiting })
  return {
    hash: (password) => enqueue(() => hash(password.normalize('NFC'), options)),
    verify: (stored, password) =>
      enqueue(async () => (await verify(stored ?? nobody, password.normalize('NFC'))) && stored !== null),
  }
}
