import { unitsFor, worthOf } from '#features/bank/funds/fund-rules.ts'

/**
 * A fund of a plan or of an account. `value` in hundredths of baht with what is in orders; `share` is the plan's, in
 * basis points (0: no longer in the plan); `free` units (1/10,000) may be sold at the last `nav`.
 */
export type Position = { code: string; value: number; share: number; free: number; nav: number }
export type Piece = { code: string; amount: number }
export type UnitPiece = { code: string; units: number; amount: number; isAll: boolean }
export type SwitchPiece = UnitPiece & { to: string }

/** The drift from which an account is offered a rebalance: 5 points (robo.md). */
export const driftOffered = 500

const whole = 10_000
const sumOf = <T>(list: readonly T[], pick: (one: T) => number) => list.reduce((sum, one) => sum + pick(one), 0)

/** The value that a share of a total is, rounded down. */
export function partOf(total: number, share: number): number {
  return Number((BigInt(total) * BigInt(share)) / BigInt(whole))
}

/** The share of each position in basis points, with its distance from the plan; of nothing: 0 and no drift. */
export function driftsOf(positions: readonly Position[]): { code: string; share: number; drift: number }[] {
  const total = sumOf(positions, ({ value }) => value)
  return positions.map(({ code, value, share: wanted }) => {
    const share = total === 0 ? 0 : Math.round((value * whole) / total)
    return { code, share, drift: total === 0 ? 0 : share - wanted }
  })
}

/** The largest distance of a fund from the plan. */
export function largestDrift(positions: readonly Position[]): number {
  return Math.max(0, ...driftsOf(positions).map(({ drift }) => Math.abs(drift)))
}

/**
 * Where new money goes: to what is most under weight after it is added, each piece at least `min`. Together exactly `amount`,
 * which must be `min` or more. Only `buyable` funds of the plan get any. Throws a RangeError where there is none.
 */
export function splitNewMoney(
  positions: readonly Position[],
  { amount, min, isBuyable = () => true }: { amount: number; min: number; isBuyable?: (code: string) => boolean },
): Piece[] {
  const total = sumOf(positions, ({ value }) => value) + amount
  const open = positions
    .filter(({ code, share }) => share > 0 && isBuyable(code))
    .map(({ code, value, share }) => ({ code, missing: partOf(total, share) - value }))
    .toSorted((one, other) => other.missing - one.missing || (one.code < other.code ? -1 : 1))
  if (open.length === 0 || amount < min) throw new RangeError('no fund takes the money')
  const pieces: Piece[] = []
  let left = amount
  for (const { code, missing } of open) {
    const part = Math.min(left, missing)
    if (part < min) continue
    pieces.push({ code, amount: part })
    left -= part
  }
  // What is too small for an order of its own goes to the fund that lacks most: where that one lacks less than `min`, all do.
  if (!pieces[0]) return [{ code: open[0]!.code, amount }]
  pieces[0].amount += left
  return pieces
}

/**
 * What to sell for an amount: from what is most over weight after the sale, each piece at least `min` or the whole fund.
 * Together at least `amount`, by the last NAVs. Null where less may be sold.
 */
export function splitSale(
  positions: readonly Position[],
  { amount, min }: { amount: number; min: number },
): UnitPiece[] | null {
  const rooms = positions.map((one) => ({ ...one, room: worthOf(one.free, one.nav) })).filter(({ room }) => room > 0)
  if (sumOf(rooms, ({ room }) => room) < amount) return null
  const after = sumOf(positions, ({ value }) => value) - amount
  const over = rooms
    .map((one) => ({ ...one, over: Math.min(one.room, Math.max(0, one.value - partOf(after, one.share))) }))
    .toSorted((one, other) => other.over - one.over || (one.code < other.code ? -1 : 1))
  const taken = new Map<string, number>()
  let left = amount
  const take = (code: string, room: number, wanted: number) => {
    const before = taken.get(code) ?? 0
    const now = Math.min(room, before + wanted)
    // A rest of a fund that is too small to sell alone is sold with it.
    const next = room - now < min ? room : now
    if (next < min && next < room) return
    taken.set(code, next)
    left -= next - before
  }
  for (const { code, room, over: part } of over) if (left > 0) take(code, room, Math.min(part, left))
  for (const { code, room } of over) if (left > 0) take(code, room, left)
  for (const { code, room } of over) if (left > 0) take(code, room, Math.max(left, min))
  return rooms.flatMap(({ code, room, free, nav }) => {
    const part = taken.get(code) ?? 0
    if (part === 0) return []
    const isAll = part >= room
    return [{ code, amount: part, isAll, units: isAll ? free : unitsFor(part, nav) }]
  })
}

/** The same part of every fund: `percent` of its free units, at least `min` or the whole fund; what is less stays. */
export function splitPercent(
  positions: readonly Position[],
  { percent, min }: { percent: number; min: number },
): UnitPiece[] {
  return positions.flatMap(({ code, free, nav }) => {
    const units = Number((BigInt(free) * BigInt(percent)) / 100n)
    const isAll = percent === 100 || worthOf(free - units, nav) < min
    const sold = isAll ? free : units
    if (sold === 0 || (!isAll && worthOf(sold, nav) < min)) return []
    return [{ code, units: sold, amount: worthOf(sold, nav), isAll }]
  })
}

/**
 * The switches that bring the free units to the plan's shares: from what is most over weight to what is most under. A fund that
 * is no longer in the plan is sold out. A piece is at least `min`, or a whole fund. Nothing is left of `isAll` funds.
 */
export function planSwitches(positions: readonly Position[], min: number): SwitchPiece[] {
  const total = sumOf(positions, ({ value }) => value)
  const needs = positions
    .filter(({ share }) => share > 0)
    .map(({ code, value, share }) => ({ code, need: partOf(total, share) - value }))
  const over = positions
    .map((one) => ({ ...one, over: one.value - partOf(total, one.share) }))
    .filter(({ over: amount, free, share }) => free > 0 && (amount >= min || share === 0))
    .toSorted((one, other) => other.over - one.over || (one.code < other.code ? -1 : 1))
  return over.flatMap((from) => switchesFrom(from, needs, min))
}

type From = Position & { over: number }

function switchesFrom({ code, free, nav, share, over }: From, needs: { code: string; need: number }[], min: number) {
  const isGone = share === 0
  let units = isGone ? free : Math.min(free, unitsFor(over, nav))
  const pieces: SwitchPiece[] = []
  while (units > 0) {
    const left = worthOf(units, nav)
    const to = needs
      .filter((one) => one.code !== code)
      .toSorted((one, other) => other.need - one.need || (one.code < other.code ? -1 : 1))[0]
    if (!to || (!isGone && (left < min || to.need < min))) break
    const part = Math.min(left, Math.max(to.need, min))
    const takesRest = left - part < min
    const sold = takesRest ? units : unitsFor(part, nav)
    to.need -= worthOf(sold, nav)
    pieces.push({ code, to: to.code, units: sold, amount: worthOf(sold, nav), isAll: isGone && sold === units })
    units -= sold
  }
  return pieces
}
