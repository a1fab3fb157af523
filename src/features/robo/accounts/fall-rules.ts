/** A fall is 10 % below the account's top; it is judged 21 market days later, a month of the bank. */
export const fallRate = 0.1
export const daysToJudge = 21

/** A day's value of the account, `market` days after its beginning, and what 1 put in at the start has become without flows (time-weighted). */
export type IndexPoint = { day: string; market: number; value: number; index: number }

/**
 * A fall that is over: on `alarm_on` the account first stood 10 % or more below its top. `value` was there then, `later` is
 * what the same money had become on `judged_on`: less than `value`, and a panic sale would have saved the difference.
 */
export type Fall = { alarm_on: string; judged_on: string; fall: number; value: number; later: number }

/** The falls of an account, oldest first; the next one counts from the day on which the last was judged. */
export function findFalls(points: readonly IndexPoint[]): Fall[] {
  const falls: Fall[] = []
  let top = 0
  for (let at = 0; at < points.length; at++) {
    const { index, day, value } = points[at]!
    top = Math.max(top, index)
    if (!isFallen(index, top)) continue
    const then = points.findIndex(({ market }, place) => place > at && market >= points[at]!.market + daysToJudge)
    const judged = points[then]
    if (!judged) break
    const later = Math.round((value * judged.index) / index)
    falls.push({ alarm_on: day, judged_on: judged.day, fall: Math.round((index / top - 1) * 10_000), value, later })
    at = then
    top = judged.index
  }
  return falls
}

/** Whether an account stands 10 % or more below its top on the last day. */
export function isInFall(points: readonly IndexPoint[]): boolean {
  const last = points.at(-1)
  return last !== undefined && isFallen(last.index, Math.max(...points.map(({ index }) => index)))
}

function isFallen(index: number, top: number): boolean {
  return top > 0 && index <= top * (1 - fallRate)
}
