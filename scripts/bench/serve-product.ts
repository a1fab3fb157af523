// The whole product in a process of its own, for its CPU time to be its own. The clock can be made to run past the page
// cache's time at every look, so that no page comes from the cache.

import { readEnv } from '#app/env.ts'
import { startProduct } from '#app/product.ts'
import { openDb } from '#db/open.ts'
import { openKeys } from '#features/identity/keys/server/key-commands.ts'
import { newProofOfWork } from '#features/identity/limits/server/bot-check-commands.ts'
import { answerParent, readUsage } from './child.ts'

const easiest = { rounds: 1, least: 1, most: 3 }
let leap = 0
let ahead = 0
const clock = () => {
  ahead += leap
  return new Date(Date.now() + ahead)
}

// Where somebody else's time is measured, the proof of work is as small as it can be.
const env = readEnv(process.env)
const parts: Parameters<typeof startProduct>[0]['parts'] = {}
if (process.env.BENCH_EASY_PROOFS) {
  const db = openDb(env.DATABASE_URL, { max: 2 })
  parts.botCheck = newProofOfWork({ db, keys: await openKeys({ db, clock }), difficulty: easiest })
}
// Nobody is refused because this machine is busy: that would be measured instead.
await startProduct({ env, clock, parts, loopDelay: () => 0 })
answerParent(({ leapMs }: { leapMs?: number }) => {
  leap = leapMs ?? leap
  return readUsage()
})
