/** What a lot still holds: units in 1/10,000, cost in hundredths of baht. */
export type OpenLot = { id: string; units_left: number; cost_left: number }
export type TakenFromLot = { id: string; units: number; cost: number }

/**
 * Takes units from lots, first in, first out. A part of a lot costs its share of the lot's cost, half up; the last part all
 * that is left, so that no hundredth is lost. Lots come oldest first. Throws a RangeError where they hold too few.
 */
export function takeFromLots(lots: readonly OpenLot[], units: number): TakenFromLot[] {
  const taken: TakenFromLot[] = []
  let missing = units
  for (const { id, units_left, cost_left } of lots) {
    if (missing === 0) break
    const part = Math.min(missing, units_left)
    if (part === 0) continue
    taken.push({ id, units: part, cost: part === units_left ? cost_left : shareOf(cost_left, part, units_left) })
    missing -= part
  }
  if (missing > 0) throw new RangeError('the lots hold fewer units')
  return taken
}

function shareOf(cost: number, part: number, whole: number): number {
  return Number((2n * BigInt(cost) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
}
