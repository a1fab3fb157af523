import { page } from '../page.ts'

/** Writing of one's own. */
export const pages = [
  page({
    path: '/post/create',
    access: 'protected',
    name: 'post-create',
    loader: () => import('#features/posts/web/write-loader.ts'),
    view: () => import('#features/posts/web/write-page.tsx'),
  }),
  page({
    path: '/post/edit/:id?',
    access: 'protected',
    name: 'post-edit',
    loader: () => import('#features/posts/web/write-loader.ts'),
    view: () => import('#features/posts/web/write-page.tsx'),
  }),
]
