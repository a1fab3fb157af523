// The whole product in a process of its own, so that its CPU time can be measured. The clock can advance beyond the
// page cache's lifetime on each reading, so that no page comes from the cache.

import { readEnv } from '#app/boot/env.ts'
import { startProduct } from '#app/boot/product.ts'
import { openDb } from '#db/open.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { newProofOfWork } from '#features/identity/limits/server/bot-check-commands.ts'
import { answerParent, readUsage } from './child.ts'

const easiest = { rounds: 1, min: 1, max: 3 }
let leap = 0
let ahead = 0
const clock = () => {
  ahead += leap
  return new Date(Date.now() + ahead)
}

// The smallest proof of work, for measures of something else.
const env = readEnv(process.env)
const parts: Parameters<typeof startProduct>[0]['parts'] = {}
if (process.env.BENCH_EASY_PROOFS) {
  const db = openDb(env.DATABASE_URL, { max: 2 })
  parts.botCheck = newProofOfWork({ db, keys: await openKeys({ db, clock }), difficulty: easiest })
}
// Refusals by the event loop's delay are off unless they are what is measured; `always`: every call is refused.
const { BENCH_SHEDS: sheds } = process.env
const lateBy = { loopDelay: () => (sheds === 'always' ? Number.POSITIVE_INFINITY : 0) }
await startProduct({ env, clock, parts, ...(sheds === 'on' ? {} : lateBy) })
answerParent(({ leapMs }: { leapMs?: number }) => {
  leap = leapMs ?? leap
  return readUsage()
})
