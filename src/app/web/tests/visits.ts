import { listPremiums } from '#features/store/premiums/contract.ts'
import { premiumPath } from '#features/store/premiums/path-rules.ts'
import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: async ({ read }) => {
    const premium = (await read(listPremiums, {})).items[0]!
    return {
      '/': [{ to: '/' }, { to: '/?category=hit' }, { to: '/', isSignedIn: true }],
      '/day': [{ to: '/day', isSignedIn: true }],
      '/profile': [
        { to: '/profile', isSignedIn: true },
        { to: '/profile?tab=skills', isSignedIn: true },
        { to: '/profile?tab=purchases', isSignedIn: true },
        { to: '/profile?tab=gifts', isSignedIn: true },
      ],
      '/profile/edit/:id?': [{ to: '/profile/edit', isSignedIn: true }],
      '/profile/consents': [{ to: '/profile/consents', isSignedIn: true }],
      '/content-preview': [{ to: '/content-preview' }],
      '/clubs': [{ to: '/clubs' }, { to: '/clubs', isSignedIn: true }],
      '/search': [
        { to: '/search' },
        { to: '/search?keyword=%E0%B8%AD%E0%B8%AD%E0%B8%A1' },
        { to: '/search?keyword=zzzz' },
        { to: '/search?keyword=%E0%B8%81%E0%B8%AD%E0%B8%87%E0%B8%97%E0%B8%B8%E0%B8%99&kind=fund' },
      ],
      '/admin/quiz-calendar': [{ to: '/admin/quiz-calendar', isStaff: true }],
      '/superquest/about': [{ to: '/superquest/about' }, { to: '/superquest/about', isSignedIn: true }],
      '/superquest/profile/redeemrewards': [{ to: '/superquest/profile/redeemrewards', isSignedIn: true }],
      '/play': [{ to: '/play' }, { to: '/play', isSignedIn: true }],
      '/games': [{ to: '/games' }, { to: '/games', isSignedIn: true }],
      '/games/stats': [{ to: '/games/stats', isSignedIn: true }],
      '/games/try/:game': [
        { to: '/games/try/catch-me' },
        { to: '/games/try/hangman' },
        { to: '/games/try/visual-decoder' },
        { to: '/games/try/crossword' },
      ],
      '/ShowVariable': [{ to: '/ShowVariable' }],
      '/store/:id/:slug?': [{ to: premiumPath(premium) }, { to: premiumPath(premium), isSignedIn: true }],
      '*': [{ to: '/no/such/page', status: 404 }],
    }
  },
  refused: [
    '/search?type=nothing',
    '/search?keyword=x&page=101',
    '/store/nothing',
    `/store/${noId}`,
    '/dev/kit',
    '//evil.example/',
    '/v2/no/such/page',
  ],
}
