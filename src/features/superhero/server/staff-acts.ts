/** What staff does here, with its Thai name in the log. */
export const staffActs = {
  'hero.chosen': 'เลือกซูเปอร์ฮีโร่',
  'hero.edited': 'แก้หน้าซูเปอร์ฮีโร่',
  'hero.moved': 'เลื่อนลำดับซูเปอร์ฮีโร่',
  'hero.removed': 'นำซูเปอร์ฮีโร่ออก',
} as const

/** What it is done to. */
export const staffSubjects = {
  super_hero: 'ซูเปอร์ฮีโร่',
} as const

declare module '#features/audit/contract.ts' {
  interface StaffActNames extends Record<keyof typeof staffActs, string> {}
  interface StaffSubjectNames extends Record<keyof typeof staffSubjects, string> {}
}
