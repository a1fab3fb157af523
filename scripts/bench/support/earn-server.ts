import os from 'node:os'
import path from 'node:path'
import { buildServer } from '#app/boot/server.ts'
import { openDb } from '#db/open.ts'
import { newPasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { newProofOfWork } from '#features/identity/limits/server/bot-check-commands.ts'
import { newDiskStorage } from '#lib/server/storage.ts'
import { personId, requestKey, sessionId } from './earn-people.ts'

export type Urls = { owner: string; app: string }
type Caller = { token: string; key?: string }

/** The product's API in this process, without the network, on the database of the measured product. */
export async function openServer(urls: Urls) {
  const [db, owner] = [openDb(urls.app), openDb(urls.owner, { max: 1 })]
  // A fixed time, so that two recordings of an act differ in the person only.
  const now = new Date()
  const keys = await openKeys({ db, clock: () => now })
  const { http } = buildServer({
    db,
    clock: () => now,
    keys,
    hasher: await newPasswordHasher(),
    botCheck: newProofOfWork({ db, keys }),
    storage: newDiskStorage(path.join(os.tmpdir(), 'koinklass-bench')),
    origin: 'http://127.0.0.1',
    contact: 'bench',
  })
  return {
    db,
    owner,
    now,
    /** The access token of a copied person, and the key of their only request. */
    async signIn(n: number) {
      const claims = { sub: personId(n), sid: sessionId(n), roles: [], type: 'GENERAL' }
      return { token: (await keys.sign(claims, new Date())).token, key: requestKey(n) }
    },
    async send<Reply>({ token, key }: Caller, method: 'GET' | 'POST', url: string, body?: object): Promise<Reply> {
      const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) }
      const reply = await http.inject({ method, url, headers, ...(body && { payload: body }) })
      if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.body}`)
      return reply.json<Reply>()
    },
    async close() {
      await http.close()
      await Promise.all([db.destroy(), owner.destroy()])
    },
  }
}
