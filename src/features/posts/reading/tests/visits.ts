import { postPath } from '#features/posts/documents/path-rules.ts'
import { showPost } from '#features/posts/reading/contract.ts'
import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: async ({ read }) => {
    const article = await read(showPost, { query: { id: 'compound-interest' } })
    const comic = await read(showPost, { query: { id: 'gang-1-one-coin' } })
    return {
      '/club/:type?': [{ to: '/club' }, { to: '/club/greenery' }, { to: '/club/hit?keyword=zzzz' }],
      '/voices/:voice?': [{ to: '/voices' }, { to: '/voices/letters' }, { to: '/voices/comic' }],
      '/post/detail/:id?/:slug?': [{ to: postPath(article) }, { to: postPath(comic) }],
    }
  },
  refused: [
    '/club/nothing',
    '/club/hit?page=101',
    '/club/hit?order=sideways',
    '/club/hit?keyword=x&filter=sideways',
    '/voices/nobody',
    '/voices/comic?page=101',
    '/post/detail',
    `/post/detail/${noId}`,
    `/post/detail/${noId}/slug`,
  ],
}
