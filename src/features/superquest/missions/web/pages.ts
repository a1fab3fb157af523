import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The missions of Super Quest; the pages in which its rooms meet stand in the app. */
export const missionsPages: WebFeature = {
  pages: [
    page({
      path: '/superquest/missions-rewards',
      access: 'public',
      name: 'superquest-missions',
      layout: 'superquest',
      query: ['skill'],
      head: import.meta.env.SSR ? () => import('./quest-head.ts') : undefined,
      view: () => import('./missions/missions-page.tsx'),
    }),
    page({
      path: '/superquest/rules',
      access: 'public',
      name: 'superquest-rules',
      layout: 'superquest',
      head: import.meta.env.SSR ? () => import('./quest-head.ts') : undefined,
      view: () => import('./rules/rules-page.tsx'),
    }),
    page({
      path: '/superquest/profile/allquests',
      access: 'protected',
      name: 'superquest-allquests',
      layout: 'superquest',
      view: () => import('./missions/all-page.tsx'),
    }),
    page({
      path: '/superquest/profile/questsregistered',
      access: 'protected',
      name: 'superquest-questsregistered',
      layout: 'superquest',
      view: () => import('./missions/registered-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/quests',
      access: 'staff',
      name: 'admin-quests',
      view: () => import('./staff/admin-missions-page.tsx'),
    }),
    page({
      path: '/admin/quests/edit/:id?',
      access: 'staff',
      name: 'admin-quest-edit',
      view: () => import('./staff/admin-mission-page.tsx'),
    }),
    page({
      path: '/admin/big-prizes',
      access: 'staff',
      name: 'admin-big-prizes',
      view: () => import('./staff/admin-prizes-page.tsx'),
    }),
  ],
  menu: [
    { group: 'quest', place: 2, label: 'ภารกิจและรางวัล', to: '/superquest/missions-rewards' },
    { group: 'quest', place: 3, label: 'ภารกิจทั้งหมด', to: '/superquest/profile/allquests' },
    { group: 'quest', place: 4, label: 'ภารกิจที่ฉันเข้าร่วม', to: '/superquest/profile/questsregistered' },
    { group: 'quest', place: 8, label: 'กติกา', to: '/superquest/rules' },
  ],
  desks: [
    { place: 12.1, label: 'ภารกิจ Super Quest', to: '/admin/quests', roles: ['editor'] },
    { place: 12.5, label: 'รางวัลใหญ่', to: '/admin/big-prizes', roles: ['editor'] },
  ],
}
