import { dayTempers as firstTempers, transitions as firstTransitions } from '#features/bank/nav/first-market-rules.ts'
import { firstClassReturns } from '#features/bank/nav/first-nav-rules.ts'
import { type AssetClass, assetClasses, dayTempers, type Regime } from '#features/bank/nav/market-rules.ts'
import { classReturns, stateAfter } from '#features/bank/nav/nav-rules.ts'
import { readTemper } from '#features/bank/nav/secret-rules.ts'
import { mulberry32 } from '#lib/shuffle.ts'

/** The recipes of the market that are compared (decision 0018). */
export type RecipeName = 'first' | 'second'

/**
 * A past of the market by market days: what each class gained, the state in which each day left it, and the state that was
 * public at its end (the first recipe told the month before's).
 */
export type Past = { returns: Record<AssetClass, Float64Array>; states: Regime[]; known: Regime[] }

/** A number that is about normal: the sum of twelve uniform ones, as the engine has it. */
function normalOf(random: () => number): number {
  let sum = -6
  for (let nth = 0; nth < 12; nth++) sum += random()
  return sum
}

/**
 * Draws a past of so many market days, with the engine's own rules but random numbers of a seed. `isMirror`: the same states
 * with all swings the other way, so that the two together have no luck in their means.
 */
export function drawPast(recipe: RecipeName, seed: number, days: number, isMirror = false): Past {
  const random = mulberry32(seed)
  const returns = Object.fromEntries(assetClasses.map((name) => [name, new Float64Array(days)])) as Past['returns']
  const past: Past = { returns, states: [], known: [] }
  let state: Regime = 'calm'
  let told: Regime = 'calm'
  // The market settles before the past begins.
  for (let day = -2_520; day < days; day++) {
    const turn = Math.floor(random() * 65_536)
    const byte = Math.floor(random() * 256)
    const shocks = Array.from({ length: assetClasses.length + 2 }, () => (isMirror ? -1 : 1) * normalOf(random))
    const before = state
    let gains: Record<AssetClass, number>
    if (recipe === 'second') {
      state = stateAfter(before, turn)
      gains = classReturns({ temper: readTemper(dayTempers, byte), shocks }, { before, after: state })
      told = state
    } else {
      if (day % 21 === 0) {
        told = state
        state = firstStateAfter(state, turn)
      }
      gains = firstClassReturns({ temper: readTemper(firstTempers, byte), shocks }, state)
    }
    if (day < 0) continue
    for (const name of assetClasses) returns[name][day] = gains[name]
    past.states.push(state)
    past.known.push(told)
  }
  return past
}

function firstStateAfter(before: Regime, turn: number): Regime {
  const [calm, nervous] = firstTransitions[before]
  return turn < calm ? 'calm' : turn < calm + nervous ? 'nervous' : 'crisis'
}

export const sumOf = (list: ArrayLike<number>) => {
  let sum = 0
  for (let at = 0; at < list.length; at++) sum += list[at]!
  return sum
}
export const meanOf = (list: ArrayLike<number>) => sumOf(list) / list.length

/** Standard deviation of a list. */
export function deviationOf(list: ArrayLike<number>): number {
  const mean = meanOf(list)
  let sum = 0
  for (let at = 0; at < list.length; at++) sum += (list[at]! - mean) ** 2
  return Math.sqrt(sum / list.length)
}
