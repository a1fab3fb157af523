/** What กล้า does in the yard of home. */
export const monthSceneNames = ['water', 'done'] as const
export type MonthSceneName = (typeof monthSceneNames)[number]

/** Where กล้า stands in the yard, 360×300; what is worn shares the place. */
export const placeOfKla = { x: 76, y: 112, s: 0.98 }

/** The states of a day in the week's seed beds. */
export const bedNames = ['learned', 'today', 'seed'] as const
export type BedName = (typeof bedNames)[number]
