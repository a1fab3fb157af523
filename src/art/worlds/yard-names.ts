/** What กล้า does in the yard of home. */
export const monthSceneNames = ['water', 'done'] as const
export type MonthSceneName = (typeof monthSceneNames)[number]

/** The states of a day in the week's seed beds. */
export const bedNames = ['learned', 'today', 'seed'] as const
export type BedName = (typeof bedNames)[number]
