/** The five levels of investors of the standard suitability form. */
export const roboLevels = [1, 2, 3, 4, 5] as const
export type RoboLevel = (typeof roboLevels)[number]

/** The names of the levels, as the standard form has them. */
export const levelNames = {
  1: 'เสี่ยงต่ำ',
  2: 'เสี่ยงปานกลางค่อนข้างต่ำ',
  3: 'เสี่ยงปานกลางค่อนข้างสูง',
  4: 'เสี่ยงสูง',
  5: 'เสี่ยงสูงมาก',
} as const satisfies Record<RoboLevel, string>

/** How a wanted level lies to the assessed one: `near` is one step away and needs an acknowledgement; `far` is refused. */
export type LevelStep = 'same' | 'near' | 'far'

/**
 * Whether a plan that was opened before is now too risky to buy into: two levels or more above the last assessment. Below it,
 * however far, nothing is risked that was not accepted.
 */
export function isTooRisky(assessed: RoboLevel, plan: RoboLevel): boolean {
  return plan > assessed && compareLevels(assessed, plan) === 'far'
}

/** robo.md: the level of a plan may be one step from the assessed level. */
export function compareLevels(assessed: RoboLevel, wanted: RoboLevel): LevelStep {
  const steps = Math.abs(assessed - wanted)
  if (steps === 0) return 'same'
  return steps === 1 ? 'near' : 'far'
}
