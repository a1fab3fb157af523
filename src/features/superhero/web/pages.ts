import type { WebFeature } from '#kit/web/feature.ts'
import { page } from '#kit/web/page.ts'

/** Super Hero Talk. */
export const superheroPages: WebFeature = {
  pages: [
    page({
      path: '/super-hero',
      access: 'public',
      name: 'super-hero',
      loader: () => import('./heroes-loader.ts'),
      head: import.meta.env.SSR ? () => import('./heroes-head.ts') : undefined,
      view: () => import('./heroes-page.tsx'),
    }),
    page({
      path: '/super-hero/detail',
      access: 'public',
      name: 'super-hero-detail',
      query: ['id', 'page'],
      loader: () => import('./hero-loader.ts'),
      head: import.meta.env.SSR ? () => import('./hero-head.ts') : undefined,
      view: () => import('./hero-page.tsx'),
    }),
    page({
      path: '/super-hero/listPosts',
      access: 'public',
      name: 'super-hero-posts',
      query: ['talk', 'page'],
      loader: () => import('./posts-loader.ts'),
      head: import.meta.env.SSR ? () => import('./heroes-head.ts') : undefined,
      view: () => import('./posts-page.tsx'),
    }),
    page({
      path: '/super-hero/listSuperHero',
      access: 'public',
      name: 'super-hero-years',
      query: ['year', 'page'],
      loader: () => import('./years-loader.ts'),
      head: import.meta.env.SSR ? () => import('./heroes-head.ts') : undefined,
      view: () => import('./years-page.tsx'),
    }),
    // The target of the notice to a chosen person.
    page({
      path: '/super-hero/mine',
      access: 'protected',
      name: 'super-hero-mine',
      loader: () => import('./mine-loader.ts'),
      view: () => import('./mine-page.tsx'),
    }),
  ],
  staffPages: [
    page({
      path: '/admin/heroes',
      access: 'staff',
      name: 'admin-heroes',
      loader: () => import('./admin-loader.ts'),
      view: () => import('./admin-page.tsx'),
    }),
  ],
  menu: [{ group: 'more', place: 2, label: 'Super Hero Talk', to: '/super-hero' }],
  desks: [{ place: 7, label: 'Super Hero', to: '/admin/heroes', roles: ['editor'] }],
}
