import { page } from '../page.ts'

/** Super Hero Talk. */
export const pages = [
  page({
    path: '/super-hero',
    access: 'public',
    name: 'super-hero',
    loader: () => import('#features/superhero/web/heroes-loader.ts'),
    view: () => import('#features/superhero/web/heroes-page.tsx'),
  }),
  page({
    path: '/super-hero/detail',
    access: 'public',
    name: 'super-hero-detail',
    query: ['id', 'page'],
    loader: () => import('#features/superhero/web/hero-loader.ts'),
    view: () => import('#features/superhero/web/hero-page.tsx'),
  }),
  page({
    path: '/super-hero/listPosts',
    access: 'public',
    name: 'super-hero-posts',
    query: ['talk', 'page'],
    loader: () => import('#features/superhero/web/posts-loader.ts'),
    view: () => import('#features/superhero/web/posts-page.tsx'),
  }),
  page({
    path: '/super-hero/listSuperHero',
    access: 'public',
    name: 'super-hero-years',
    query: ['year', 'page'],
    loader: () => import('#features/superhero/web/years-loader.ts'),
    view: () => import('#features/superhero/web/years-page.tsx'),
  }),
  // Where the notice to a chosen person leads.
  page({
    path: '/super-hero/mine',
    access: 'protected',
    name: 'super-hero-mine',
    loader: () => import('#features/superhero/web/mine-loader.ts'),
    view: () => import('#features/superhero/web/mine-page.tsx'),
  }),
]
