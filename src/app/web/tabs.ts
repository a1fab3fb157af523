/** A place of the tab bar; `begins` are the address prefixes of its pages. */
export type Tab = {
  key: 'home' | 'path' | 'play' | 'club' | 'me'
  label: string
  to: string
  begins: readonly string[]
}

export const tabs: readonly Tab[] = [
  { key: 'home', label: 'หน้าแรก', to: '/', begins: [] },
  { key: 'path', label: 'เส้นทาง', to: '/path', begins: ['/path', '/quiz/placement'] },
  { key: 'play', label: 'เล่น', to: '/play', begins: ['/play', '/games', '/crossword', '/quiz', '/superquest'] },
  {
    key: 'club',
    label: 'คลับ',
    to: '/clubs',
    begins: ['/clubs', '/club', '/post', '/video-page', '/events', '/super-hero', '/glossary'],
  },
  {
    key: 'me',
    label: 'ฉัน',
    to: '/profile',
    begins: ['/profile', '/store', '/bank', '/robo', '/notifications', '/summaries'],
  },
]

/** The place of the tab bar for an address; undefined when it has none. */
export function tabOf(pathname: string): Tab['key'] | undefined {
  if (pathname === '/') return 'home'
  return tabs.find(({ begins }) => begins.some((begin) => pathname === begin || pathname.startsWith(`${begin}/`)))?.key
}
