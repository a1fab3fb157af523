import { type Koin, koin } from '#lib/money.ts'

/** The levels, lowest first. */
export const levelKeys = ['rookie', 'explorer', 'saver', 'investor', 'hero'] as const
type LevelKey = (typeof levelKeys)[number]

/** From how many quest points a level is, and what claiming it pays (superquest.md). */
export const levelTable = {
  rookie: { from: 0, koin: koin(0) },
  explorer: { from: 10, koin: koin(2_000) },
  saver: { from: 30, koin: koin(5_000) },
  investor: { from: 70, koin: koin(10_000) },
  hero: { from: 150, koin: koin(20_000) },
} as const satisfies Record<LevelKey, { from: number; koin: Koin }>

/** The level of so many quest points. */
export function levelOf(points: number): LevelKey {
  return levelKeys.findLast((key) => levelTable[key].from <= points)!
}

/** The level after one; null at the top. */
export function nextLevel(key: LevelKey): LevelKey | null {
  return levelKeys[levelKeys.indexOf(key) + 1] ?? null
}

/** One action is one point, and a day has no more than these. */
export const maxPointsADay = 5

/** From so much on, in hundredths of koin, a donation is an action that counts. */
export const minDonation = 10_000

/** What brings quest points: a kind of activity each. */
export const questActions = [
  { kind: 'profile.completed', words: 'กรอกโปรไฟล์ครบและยืนยันอีเมล', href: '/profile' },
  { kind: 'post.shared', words: 'แชร์โพสต์ให้เพื่อนเปิดอ่าน', href: '/club/hit' },
  { kind: 'post.published', words: 'เขียนโพสต์ที่ผ่านการตรวจ', href: '/post/create' },
  { kind: 'event.attended', words: 'ไปร่วมกิจกรรมและเช็กอิน', href: '/events' },
  { kind: 'premium.bought', words: 'แลกของในร้าน', href: '/store' },
  { kind: 'donation.made', words: 'บริจาคตั้งแต่ 100 koin ในครั้งเดียว', href: '/store' },
] as const
