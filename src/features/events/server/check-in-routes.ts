import { encode } from 'uqr'
import type { Db } from '#db/open.ts'
import { runOnce } from '#db/run-once.ts'
import type { Keys } from '#features/identity/keys/server/key-commands.ts'
import { attemptOf, giveBackAttempt, takeAttempt } from '#features/identity/limits/server/attempt-commands.ts'
import { isRefusal } from '#lib/errors.ts'
import { bind } from '#lib/server/routes.ts'
import * as contract from '../check-in-contract.ts'
import { checkInByCode, findCheckIn } from './check-in-commands.ts'
import { endOfStep, passCode, passText, stepOf } from './check-in-rules.ts'

type Parts = { db: Db; clock: () => Date; keys: Keys }

/**
 * The rate limit of wrong codes per person and event: six digits with three valid codes cannot be guessed at this rate.
 */
const wrongCodes = { name: 'event-code', count: 8, seconds: 15 * 60 }

export const eventCheckInRoutes = ({ db, clock, keys }: Parts) =>
  bind(contract, {
    readPass: async ({ query, caller }) => {
      const now = clock()
      const { seat } = await findCheckIn(db, { eventId: query.id, userId: caller.userId, now })
      const step = stepOf(now)
      const drawn = drawCode(passText(keys.hmac, seat.id, step))
      return { ...drawn, code: passCode(keys.hmac, seat.id, step), expires_at: endOfStep(now).toISOString() }
    },

    checkIn: async (input) => {
      const { body, caller } = input
      const now = clock()
      const attempt = attemptOf(keys, wrongCodes, `${caller.userId}:${body.id}`)
      // The attempt is counted before the code is checked, so that parallel guesses cannot exceed the limit.
      await takeAttempt(db, attempt, now)
      const who = { eventId: body.id, userId: caller.userId, now }
      let isWrong = false
      try {
        return await runOnce(db, input, now, (tx) => checkInByCode(tx, { ...who, sign: keys.hmac, code: body.code }))
      } catch (error) {
        isWrong = isRefusal(error) && error.code === 'code_wrong'
        throw error
      } finally {
        if (!isWrong) await giveBackAttempt(db, attempt)
      }
    },
  })

/** A QR code as an SVG path with one unit per module, including the quiet zone. */
function drawCode(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, size }
}
