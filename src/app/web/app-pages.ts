import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'
import { previewPath } from '#lib/preview-path.ts'

/** Pages that combine several features. */
export const appPages: WebFeature = {
  pages: [
    page({
      path: '/games',
      access: 'public',
      name: 'games',
      loader: () => import('./games/games-loader.ts'),
      head: import.meta.env.SSR ? () => import('./games/games-head.ts') : undefined,
      view: () => import('./games/games-page.tsx'),
    }),
    page({
      path: '/games/stats',
      access: 'protected',
      name: 'games-stats',
      view: () => import('./stats/stats-page.tsx'),
    }),
    page({
      path: '/games/try/:game',
      access: 'public',
      name: 'games-try',
      head: import.meta.env.SSR ? () => import('./try/try-head.ts') : undefined,
      view: () => import('./try/try-page.tsx'),
    }),
    page({
      path: '/day',
      access: 'protected',
      name: 'day',
      view: () => import('./day/day-page.tsx'),
    }),
    page({
      path: '/play',
      access: 'public',
      name: 'play',
      head: import.meta.env.SSR ? () => import('./play/play-head.ts') : undefined,
      view: () => import('./play/play-page.tsx'),
    }),
    page({
      path: '/clubs',
      access: 'public',
      name: 'clubs',
      head: import.meta.env.SSR ? () => import('./clubs/clubs-head.ts') : undefined,
      view: () => import('./clubs/clubs-page.tsx'),
    }),
    page({
      path: '/superquest/about',
      access: 'public',
      name: 'superquest-about',
      layout: 'superquest',
      head: import.meta.env.SSR ? () => import('./quest/about-head.ts') : undefined,
      view: () => import('./quest/about-page.tsx'),
    }),
    page({
      path: '/superquest/profile/redeemrewards',
      access: 'protected',
      name: 'superquest-redeemrewards',
      layout: 'superquest',
      view: () => import('./quest/rewards-page.tsx'),
    }),
    page({
      path: '/profile',
      access: 'protected',
      name: 'profile',
      view: () => import('./profile/profile-page.tsx'),
    }),
    page({
      path: '/profile/consents',
      access: 'protected',
      name: 'profile-consents',
      view: () => import('./consents/consents-page.tsx'),
    }),
    page({
      path: '/ShowVariable',
      access: 'public',
      name: 'show-variable',
      view: () => import('./variables/variables-page.tsx'),
    }),
    page({
      path: '/',
      access: 'public',
      name: 'home',
      query: ['category', 'premiums'],
      head: import.meta.env.SSR ? () => import('./home/home-head.ts') : undefined,
      view: () => import('./home/home-page.tsx'),
    }),
    page({
      path: previewPath,
      access: 'public',
      name: 'content-preview',
      startsAtOnce: true,
      view: () => import('./preview/preview-page.tsx'),
    }),
    page({
      path: '/search',
      access: 'public',
      name: 'search',
      query: ['keyword', 'kind', 'type', 'filter', 'page'],
      apart: ['keyword'],
      head: import.meta.env.SSR ? () => import('./search/search-head.ts') : undefined,
      view: () => import('./search/search-page.tsx'),
    }),
    page({
      path: '/store/:id/:slug?',
      access: 'public',
      name: 'store-item',
      head: import.meta.env.SSR ? () => import('./store/item-head.ts') : undefined,
      view: () => import('./store/item-page.tsx'),
    }),
    // Its step-up card belongs to the back office's feature.
    page({
      path: '/profile/edit/:id?',
      access: 'protected',
      name: 'profile-edit',
      loader: () => import('#features/identity/profile/web/edit-loader.ts'),
      view: () => import('./profile/edit-page.tsx'),
    }),
    // Every component in every state, for developers; the build excludes it unless APP_ENV=development.
    ...(import.meta.env.DEV || import.meta.env.VITE_HAS_KIT
      ? [
          page({
            path: '/dev/kit',
            access: 'public',
            view: async () => ({ Component: (await import('#ui/showcase/kit.tsx')).KitPage }),
          }),
        ]
      : []),
  ],
  how: () => import('./staff/how.ts'),
  staffPages: [
    page({
      path: '/admin/quiz-calendar',
      access: 'staff',
      name: 'admin-quiz-calendar',
      view: () => import('./staff/quiz-calendar-page.tsx'),
    }),
  ],
  menu: [
    { group: 'quest', place: 1, label: 'ห้าดินแดน', to: '/superquest/about' },
    { group: 'quest', place: 5, label: 'รางวัลของฉัน', to: '/superquest/profile/redeemrewards' },
    {
      group: 'quest',
      place: 6,
      label: 'แลกรางวัลใหญ่',
      to: '/superquest/profile/redeemrewards#big-prize',
      onlyFor: 'SKILL',
    },
    { group: 'clubs', place: 0, label: 'ทุกคลับ', to: '/clubs' },
    { group: 'games', place: 1, label: 'เกมทั้งหมด', to: '/games' },
    { group: 'games', place: 6, label: 'สถิติของคุณ', to: '/games/stats' },
    { group: 'more', place: 4, label: 'ค้นหา', to: '/search' },
  ],
  desks: [{ place: 9, label: 'ปฏิทินควิซ', to: '/admin/quiz-calendar', roles: ['editor'] }],
}
