/**
 * The acts of staff as `<area>.<act>`. Each feature adds its own in server/staff-acts.ts, with their Thai names in the log,
 * and registers them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface StaffActNames {}
export type StaffAct = keyof StaffActNames

/**
 * The kinds of subjects of staff acts, added by features in the same way. The table's CHECK allows lower-case letters and _
 * only; a name that it refuses fails the whole act.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface StaffSubjectNames {}
export type StaffSubject = keyof StaffSubjectNames

/** Their Thai names, of the whole product. */
export type StaffNames = Record<'acts' | 'subjects', ReadonlyMap<string, string>>
