// A server to be killed: the product's API and that of the drills. Started by server-child.ts.
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { newLogger } from '#app/boot/logger.ts'
import { buildServer } from '#app/boot/server.ts'
import { openDb } from '#db/open.ts'
import { newPasswordHasher } from '#features/identity/accounts/server/password-commands.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { newProofOfWork } from '#features/identity/limits/server/bot-check-commands.ts'
import { newIdentify } from '#features/identity/sessions/server/identify-queries.ts'
import { serve } from '#lib/server/http/http.ts'
import { newDiskStorage } from '#lib/server/storage.ts'
import { type ClockKind, newClock } from './clock.ts'
import { drillRoutes } from './drill-routes.ts'

const { DATABASE_URL = '', PORT, DRILL_CLOCK, DRILL_STARTED_AT } = process.env

// The server ends with the drill's process.
process.once('disconnect', () => process.exit())

const db = openDb(DATABASE_URL)
const clock = newClock(DRILL_CLOCK as ClockKind, Number(DRILL_STARTED_AT))
const parts = { db, clock: clock.now, keys: await openKeys({ db, clock: clock.now }) }
const { http } = buildServer({
  ...parts,
  hasher: await newPasswordHasher(),
  botCheck: newProofOfWork(parts),
  storage: newDiskStorage(path.join(os.tmpdir(), 'koinklass-drill')),
  origin: 'https://koinklass.drill',
  contact: 'ซ้อม',
  http: { logger: newLogger('error') },
})
serve(http, drillRoutes({ db, clock }), newIdentify(parts))
process.once('SIGTERM', async () => {
  await http.close()
  await db.destroy()
  process.exit()
})

await http.listen({ host: '127.0.0.1', port: Number(PORT) })
process.send?.({ port: (http.server.address() as AddressInfo).port })
