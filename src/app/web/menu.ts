/** The main menu: what stands in it exists. A group has no address of its own; `base` begins those of pages that it does not name. */
export type MenuEntry =
  | { label: string; to: string }
  | { label: string; base?: string; items: { label: string; to: string }[] }

export const menu: MenuEntry[] = [
  { label: 'หน้าแรก', to: '/' },
  {
    label: 'Club',
    base: '/club',
    items: [
      { label: 'Hit', to: '/club/hit' },
      { label: 'Biz Master', to: '/club/biz-master' },
      { label: 'Smart Society', to: '/club/smart-society' },
      { label: 'Play Yard', to: '/club/play-yard' },
      { label: 'Greenery', to: '/club/greenery' },
    ],
  },
  {
    label: 'Quiz',
    base: '/quiz',
    items: [
      { label: 'ควิซทั้งหมด', to: '/quiz' },
      { label: 'ควิซประจำวัน', to: '/quiz/daily' },
      { label: 'ควิซประจำเดือน', to: '/quiz/month' },
      { label: 'ควิซการเงิน', to: '/quiz/money' },
      { label: 'สอบปลายภาค', to: '/quiz/final' },
    ],
  },
  {
    label: 'Games',
    base: '/games',
    items: [
      { label: 'เกมทั้งหมด', to: '/games' },
      { label: 'จับให้ทัน', to: '/games/catch-me-if-you-can' },
      { label: 'ทายคำการเงิน', to: '/games/hangman' },
      { label: 'ถอดรหัสภาพ', to: '/games/visual-decoder' },
      { label: 'ปริศนาอักษรไขว้', to: '/crossword' },
    ],
  },
  { label: 'Video', to: '/video-page' },
  { label: 'กิจกรรม', to: '/events' },
  {
    label: 'เพิ่มเติม',
    items: [
      { label: 'เส้นทางเรียน', to: '/path' },
      { label: 'Super Hero Talk', to: '/super-hero' },
      { label: 'คลังคำการเงิน', to: '/glossary' },
      { label: 'ค้นหา', to: '/search' },
    ],
  },
]
