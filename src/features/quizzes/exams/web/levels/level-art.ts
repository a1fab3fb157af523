import type { MoneyLevel } from '../../exam-contract.ts'

/** A level's plant: it grows from level to level. */
export const levelArt = {
  basic: 'levels/level-2.svg',
  intermediate: 'levels/level-5.svg',
  advanced: 'levels/level-9.svg',
} as const satisfies Record<MoneyLevel, string>
