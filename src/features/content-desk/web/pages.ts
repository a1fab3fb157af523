import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** The roles that have some kind of content; the list shows each of them its own kinds. */
const roles = ['editor', 'moderator', 'finance', 'fulfilment'] as const

/** One list and one calendar over all kinds of content, and their files. */
export const contentDeskPages: WebFeature = {
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/content',
      access: 'staff',
      name: 'admin-content',
      query: ['kinds', 'states', 'owner', 'assignee', 'keyword', 'check', 'release', 'sort'],
      view: () => import('./list/content-page.tsx'),
    }),
    page({
      path: '/admin/calendar',
      access: 'staff',
      name: 'admin-calendar',
      query: ['view', 'from', 'kinds'],
      view: () => import('./calendar/calendar-page.tsx'),
    }),
    page({
      path: '/admin/content/release',
      access: 'staff',
      name: 'admin-content-release',
      query: ['kind', 'id'],
      view: () => import('./release/release-page.tsx'),
    }),
    page({
      path: '/admin/content/edit',
      access: 'staff',
      name: 'admin-content-edit',
      query: ['kind', 'id'],
      view: () => import('./editor/editor-page.tsx'),
    }),
    page({
      path: '/admin/content/files',
      access: 'staff',
      name: 'admin-content-files',
      view: () => import('./files/files-page.tsx'),
    }),
  ],
  desks: [
    { place: 2, label: 'เนื้อหา', to: '/admin/content', roles },
    { place: 2.1, label: 'ปฏิทินเนื้อหา', to: '/admin/calendar', roles },
    { place: 2.2, label: 'ไฟล์เนื้อหา', to: '/admin/content/files', roles: ['editor'] },
  ],
}
