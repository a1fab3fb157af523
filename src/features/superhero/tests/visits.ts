import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/super-hero': [{ to: '/super-hero' }],
    '/super-hero/listPosts': [{ to: '/super-hero/listPosts' }, { to: '/super-hero/listPosts?talk=1' }],
    '/super-hero/listSuperHero': [{ to: '/super-hero/listSuperHero' }, { to: '/super-hero/listSuperHero?year=2030' }],
    // Nobody is chosen here: heroes.spec.ts visits a hero.
    '/super-hero/detail': [{ to: '/super-hero/detail', status: 404 }],
    '/super-hero/mine': [{ to: '/super-hero/mine', isSignedIn: true }],
    '/admin/heroes': [{ to: '/admin/heroes', isStaff: true }],
  },
  refused: [
    '/super-hero/detail?id=nothing',
    `/super-hero/detail?id=${noId}`,
    '/super-hero/listPosts?page=101',
    '/super-hero/listPosts?talk=sideways',
    '/super-hero/listSuperHero?year=2569',
  ],
}
