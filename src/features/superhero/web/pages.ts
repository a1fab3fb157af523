import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Super Hero Talk. */
export const superheroPages: WebFeature = {
  pages: [
    page({
      path: '/super-hero',
      access: 'public',
      name: 'super-hero',
      head: import.meta.env.SSR ? () => import('./heroes/heroes-head.ts') : undefined,
      view: () => import('./heroes/heroes-page.tsx'),
    }),
    page({
      path: '/super-hero/detail',
      access: 'public',
      name: 'super-hero-detail',
      query: ['id', 'page'],
      loader: () => import('./hero/hero-loader.ts'),
      head: import.meta.env.SSR ? () => import('./hero/hero-head.ts') : undefined,
      view: () => import('./hero/hero-page.tsx'),
    }),
    page({
      path: '/super-hero/listPosts',
      access: 'public',
      name: 'super-hero-posts',
      query: ['talk', 'page'],
      head: import.meta.env.SSR ? () => import('./heroes/heroes-head.ts') : undefined,
      view: () => import('./heroes/posts-page.tsx'),
    }),
    page({
      path: '/super-hero/listSuperHero',
      access: 'public',
      name: 'super-hero-years',
      query: ['year', 'page'],
      head: import.meta.env.SSR ? () => import('./heroes/heroes-head.ts') : undefined,
      view: () => import('./heroes/years-page.tsx'),
    }),
    // The target of the notice to a chosen person.
    page({
      path: '/super-hero/mine',
      access: 'protected',
      name: 'super-hero-mine',
      view: () => import('./mine/mine-page.tsx'),
    }),
  ],
  how: () => import('./how.ts'),
  staffPages: [
    page({
      path: '/admin/heroes',
      access: 'staff',
      name: 'admin-heroes',
      view: () => import('./staff/admin-page.tsx'),
    }),
  ],
  menu: [{ group: 'heroes', place: 1, label: 'Super Hero Talk', to: '/super-hero' }],
  desks: [{ place: 7, label: 'Super Hero', to: '/admin/heroes', roles: ['editor'] }],
}
