import type { World } from '../art-color.ts'
import type { Who } from '../person.tsx'

/** The figures of each world. */
export const whoOf = { 1: 'aom', 2: 'khum', 3: 'ngok', 4: 'sure', 5: 'phaen' } as const satisfies Record<World, Who>

/** The names of the five lands, in the order of the road. */
export const landNames = {
  1: 'เกาะออม',
  2: 'ตลาดคุ้ม',
  3: 'เนินงอก',
  4: 'ท่าเรือชัวร์',
  5: 'ทุ่งแผน',
} as const satisfies Record<World, string>

export const worlds: readonly World[] = [1, 2, 3, 4, 5]
