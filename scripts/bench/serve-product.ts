// The whole product in a process of its own, for its CPU time to be its own. The clock can be made to run past the page
// cache's time at every look, so that no page comes from the cache.
import { readEnv } from '#app/env.ts'
import { startProduct } from '#app/product.ts'
import { answerParent, readUsage } from './child.ts'

let leap = 0
let ahead = 0
const clock = () => {
  ahead += leap
  return new Date(Date.now() + ahead)
}

await startProduct({ env: readEnv(process.env), clock })
answerParent(({ leapMs }: { leapMs?: number }) => {
  leap = leapMs ?? leap
  return readUsage()
})
