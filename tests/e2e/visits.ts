import { everyPage } from '#app/web/routes.tsx'
import type { PageHandle } from '#kit/web/page.ts'

export type Visit = {
  to: string
  status?: number
  /** Visited by a signed-in person. */
  isSignedIn?: boolean
  /** Visited by a member of staff with every role, who has shown a second factor. */
  isStaff?: boolean
  /** The page's frame renders, and its request is refused. */
  isRefused?: boolean
  arrivesAt?: string
}

type Found = { path: string; handle: PageHandle | undefined }

/** Every address pattern of routes.tsx, at any depth, except for the pages of development. */
export const everyRoute: Found[] = everyPage
  .map(({ path = '', handle }) => ({ path, handle }))
  .filter(({ path }) => !path.startsWith('/dev/'))

/** An address of each page whose path has parameters. */
type Examples = Record<'articlePath' | 'videoPath' | 'eventPath' | 'premiumPath' | 'personId', string>

const ofHeroes: Record<string, Visit[]> = {
  '/super-hero': [{ to: '/super-hero' }],
  '/super-hero/listPosts': [{ to: '/super-hero/listPosts' }, { to: '/super-hero/listPosts?talk=1' }],
  '/super-hero/listSuperHero': [{ to: '/super-hero/listSuperHero' }, { to: '/super-hero/listSuperHero?year=2030' }],
  // Nobody is chosen here: heroes.spec.ts visits a hero.
  '/super-hero/detail': [{ to: '/super-hero/detail', status: 404 }],
  '/super-hero/mine': [{ to: '/super-hero/mine', isSignedIn: true }],
  '/admin/proposals': [{ to: '/admin/proposals', isStaff: true }],
  '/admin/heroes': [{ to: '/admin/heroes', isStaff: true }],
}

const ofQuest: Record<string, Visit[]> = {
  '/superquest/about': [{ to: '/superquest/about' }, { to: '/superquest/about', isSignedIn: true }],
  '/superquest/missions-rewards': [
    { to: '/superquest/missions-rewards' },
    { to: '/superquest/missions-rewards?skill=planning', isSignedIn: true },
  ],
  '/superquest/rules': [{ to: '/superquest/rules' }],
  '/superquest/krazy-day': [{ to: '/superquest/krazy-day' }],
  '/superquest/profile/allquests': [{ to: '/superquest/profile/allquests', isSignedIn: true }],
  '/superquest/profile/questsregistered': [{ to: '/superquest/profile/questsregistered', isSignedIn: true }],
  '/superquest/profile/redeemrewards': [{ to: '/superquest/profile/redeemrewards', isSignedIn: true }],
  '/superquest/board': [{ to: '/superquest/board', isSignedIn: true }],
  '/admin/big-prizes': [{ to: '/admin/big-prizes', isStaff: true }],
  '/admin/krazy-days': [{ to: '/admin/krazy-days', isStaff: true }],
  '/admin/quest-levels': [{ to: '/admin/quest-levels', isStaff: true }],
  '/admin/quest-gifts': [{ to: '/admin/quest-gifts', isStaff: true }],
  '/admin/quests': [{ to: '/admin/quests', isStaff: true }],
  '/admin/quests/edit/:id?': [{ to: '/admin/quests/edit', isStaff: true }],
}

const ofGames: Record<string, Visit[]> = {
  '/play': [{ to: '/play' }, { to: '/play', isSignedIn: true }],
  '/games': [{ to: '/games' }, { to: '/games', isSignedIn: true }],
  '/games/stats': [{ to: '/games/stats', isSignedIn: true }],
  '/games/try/:game': [
    { to: '/games/try/catch-me' },
    { to: '/games/try/hangman' },
    { to: '/games/try/visual-decoder' },
    { to: '/games/try/crossword' },
  ],
  '/games/hangman': [{ to: '/games/hangman', isSignedIn: true }],
  '/games/visual-decoder': [{ to: '/games/visual-decoder', isSignedIn: true }],
  '/admin/words': [{ to: '/admin/words', isStaff: true }],
  '/admin/riddles': [{ to: '/admin/riddles', isStaff: true }],
}

const ofQuizzes: Record<string, Visit[]> = {
  '/quiz': [{ to: '/quiz' }, { to: '/quiz', isSignedIn: true }],
  '/quiz/month': [{ to: '/quiz/month', isSignedIn: true }],
  '/quiz/final': [{ to: '/quiz/final', isSignedIn: true }],
  '/admin/questions': [{ to: '/admin/questions', isStaff: true }],
  '/admin/quiz-calendar': [{ to: '/admin/quiz-calendar', isStaff: true }],
  '/quiz/review': [{ to: '/quiz/review', isSignedIn: true }],
  '/quiz/money/:level?': [
    { to: '/quiz/money', isSignedIn: true },
    { to: '/quiz/money/basic', isSignedIn: true },
  ],
  '/profile/moneyAnswer/:level?': [{ to: '/profile/moneyAnswer', isSignedIn: true }],
}

const noOrder = '00000000-0000-7000-8000-000000000000'

/** Orders and pools are looked at in store.spec.ts and staff-store.spec.ts: here there are none. */
function ofStore(premiumPath: string): Record<string, Visit[]> {
  const id = premiumPath.split('/')[2]
  return {
    '/store': [{ to: '/store' }, { to: '/store?type=voucher&sort=price_up' }, { to: '/store', isSignedIn: true }],
    '/store/charity': [{ to: '/store/charity' }],
    '/store/wishes': [{ to: '/store/wishes', isSignedIn: true }],
    '/profile/wardrobe': [
      { to: '/profile/wardrobe', isSignedIn: true },
      { to: '/profile/wardrobe?tab=wall', isSignedIn: true },
    ],
    '/store/orders': [{ to: '/store/orders', isSignedIn: true }],
    '/store/orders/:id': [{ to: `/store/orders/${noOrder}`, isSignedIn: true, isRefused: true }],
    '/store/addresses': [{ to: '/store/addresses', isSignedIn: true }],
    '/store/:id/:slug?': [{ to: premiumPath }, { to: premiumPath, isSignedIn: true }],
    '/test-store': [{ to: '/test-store', isSignedIn: true }],
    '/admin/store': [
      { to: '/admin/store', isStaff: true },
      { to: '/admin/store?type=code', isStaff: true },
    ],
    '/admin/store/:id': [{ to: `/admin/store/${id}`, isStaff: true }],
    '/admin/store/edit/:id?': [
      { to: '/admin/store/edit', isStaff: true },
      { to: `/admin/store/edit/${id}`, isStaff: true },
    ],
    '/admin/store/orders': [{ to: '/admin/store/orders', isStaff: true }],
    '/admin/store/orders/:id': [{ to: `/admin/store/orders/${noOrder}`, isStaff: true, isRefused: true }],
    '/admin/store/codes': [{ to: '/admin/store/codes', isStaff: true }],
    '/admin/store/codes/:id': [{ to: `/admin/store/codes/${noOrder}`, isStaff: true, isRefused: true }],
  }
}

const noDeposit = '00000000-0000-7000-8000-000000000000'

/** Accounts with something in them are looked at in bank.spec.ts: here there are none. */
const ofBank: Record<string, Visit[]> = {
  '/bank': [{ to: '/bank' }, { to: '/bank', isSignedIn: true }],
  '/bank/saving': [{ to: '/bank/saving', isSignedIn: true }],
  '/bank/saving/:product': [
    { to: '/bank/saving/savings', isSignedIn: true },
    { to: '/bank/saving/thaweesup', isSignedIn: true },
  ],
  '/bank/deposit/:id': [{ to: `/bank/deposit/${noDeposit}`, isSignedIn: true, isRefused: true }],
  '/bank/ended': [{ to: '/bank/ended', isSignedIn: true }],
  '/bank/passbook': [
    { to: '/bank/passbook', isSignedIn: true },
    { to: `/bank/passbook?account=${noDeposit}`, isSignedIn: true, isRefused: true },
  ],
  '/bank/net-worth': [{ to: '/bank/net-worth', isSignedIn: true }],
  '/bank/statement': [{ to: '/bank/statement', isSignedIn: true }],
  '/bank/fund': [
    { to: '/bank/fund', isSignedIn: true },
    { to: '/bank/fund?type=6&sort=y5', isSignedIn: true },
    { to: '/bank/fund?q=zzzz', isSignedIn: true },
  ],
  '/bank/fund/detail/:code': [{ to: '/bank/fund/detail/NO-SUCH-FUND', isSignedIn: true, isRefused: true }],
  '/bank/fund/orders': [{ to: '/bank/fund/orders', isSignedIn: true }],
  '/bank/fund/compare': [{ to: '/bank/fund/compare', isSignedIn: true }],
  '/bank/fund/check': [{ to: '/bank/fund/check' }],
  '/admin/koin/adjust': [{ to: '/admin/koin/adjust', isStaff: true }],
  '/admin/koin/rates': [{ to: '/admin/koin/rates', isStaff: true }],
  '/admin/bank/rates': [{ to: '/admin/bank/rates', isStaff: true }],
  '/admin/bank/clock': [{ to: '/admin/bank/clock', isStaff: true }],
  '/admin/bank/person': [{ to: '/admin/bank/person', isStaff: true }],
  '/admin/bank/books': [{ to: '/admin/bank/books', isStaff: true }],
  '/admin/bank/funds': [{ to: '/admin/bank/funds', isStaff: true }],
  '/admin/bank/funds/new': [{ to: '/admin/bank/funds/new', isStaff: true }],
  '/admin/bank/funds/:code': [{ to: '/admin/bank/funds/NO-SUCH-FUND', isStaff: true, isRefused: true }],
  '/admin/bank/nav': [{ to: '/admin/bank/nav', isStaff: true }],
  '/admin/bank/person-funds': [{ to: '/admin/bank/person-funds', isStaff: true }],
  '/admin/bank/fund-books': [{ to: '/admin/bank/fund-books', isStaff: true }],
}

const noPlan = '00000000-0000-7000-8000-000000000000'

/** Plans are looked at in robo.spec.ts: here there are none, and one that is not the person's. */
const ofRobo: Record<string, Visit[]> = {
  '/robo': [{ to: '/robo' }, { to: '/robo', isSignedIn: true }],
  '/robo/pre-question': [
    { to: '/robo/pre-question', isSignedIn: true },
    { to: '/robo/pre-question?q=4', isSignedIn: true },
  ],
  '/robo/assessment': [
    { to: '/robo/assessment', isSignedIn: true },
    { to: '/robo/assessment?q=1', isSignedIn: true },
  ],
  '/robo/rehearsal': [{ to: '/robo/rehearsal', isSignedIn: true }],
  '/robo/create-plan': [{ to: '/robo/create-plan', isSignedIn: true }],
  '/robo/create-plan/step-create': [
    { to: '/robo/create-plan/step-create', isSignedIn: true, arrivesAt: '/robo/create-plan' },
  ],
  '/robo/levels': [{ to: '/robo/levels', isSignedIn: true }],
  '/robo/setFormatMonthDCA': [{ to: '/robo/setFormatMonthDCA', isSignedIn: true }],
  '/robo/dashboard/:id?': [
    { to: '/robo/dashboard', isSignedIn: true },
    { to: `/robo/dashboard/${noPlan}`, isSignedIn: true, isRefused: true },
  ],
  '/robo/dashboard/calculate-graph': [{ to: '/robo/dashboard/calculate-graph', isSignedIn: true }],
  '/robo/buy/:id?': [{ to: '/robo/buy', isSignedIn: true }],
  '/robo/sell/:id?': [{ to: `/robo/sell/${noPlan}`, isSignedIn: true, isRefused: true }],
  '/robo/adjust-plan/:id?': [{ to: '/robo/adjust-plan', isSignedIn: true }],
  '/robo/dca-detail/:id?': [{ to: '/robo/dca-detail', isSignedIn: true }],
  '/robo/policy/:type?': [{ to: '/robo/policy' }, { to: '/robo/policy/risk' }],
  '/admin/robo/funds': [{ to: '/admin/robo/funds', isStaff: true }],
  '/admin/robo/person': [{ to: '/admin/robo/person', isStaff: true }],
  '/admin/robo/policies': [{ to: '/admin/robo/policies', isStaff: true }],
  '/admin/robo/news': [{ to: '/admin/robo/news', isStaff: true }],
  '/admin/robo/portfolios': [{ to: '/admin/robo/portfolios', isStaff: true }],
  '/admin/robo/portfolios/:level': [{ to: '/admin/robo/portfolios/3', isStaff: true }],
}

/** The visits of each route: with and without optional parameters, as each kind of user. */
export function visitsOf({
  articlePath,
  videoPath,
  eventPath,
  premiumPath,
  personId,
}: Examples): Record<string, Visit[]> {
  return {
    '/': [{ to: '/' }, { to: '/?category=hit' }, { to: '/', isSignedIn: true }],
    '/day': [{ to: '/day', isSignedIn: true }],
    '/login': [{ to: '/login' }, { to: '/login?changed=1' }],
    '/register': [{ to: '/register' }, { to: '/register?restart=1' }],
    '/register/profile': [{ to: '/register/profile', arrivesAt: '/register?restart=1' }],
    '/register/verify': [{ to: '/register/verify' }, { to: '/register/verify', isSignedIn: true }],
    '/forgot-password': [{ to: '/forgot-password' }],
    '/reset-password': [{ to: '/reset-password?token=x', arrivesAt: '/reset-password' }, { to: '/reset-password' }],
    '/guardian': [{ to: '/guardian' }],
    '/line': [{ to: '/line' }],
    '/line/id': [{ to: '/line/id' }, { to: '/line/id?fault=expired' }],
    '/line/link': [{ to: '/line/link' }, { to: '/line/link', isSignedIn: true }],
    '/facebook/id': [{ to: '/facebook/id' }, { to: '/facebook/id?fault=denied' }],
    '/account/:act': [
      { to: '/account/confirm-email?token=x', arrivesAt: '/account/confirm-email' },
      { to: '/account/keep-email' },
    ],
    '/profile': [
      { to: '/profile', isSignedIn: true },
      { to: '/profile?tab=skills', isSignedIn: true },
      { to: '/profile?tab=purchases', isSignedIn: true },
      { to: '/profile?tab=gifts', isSignedIn: true },
    ],
    '/profile/edit/:id?': [{ to: '/profile/edit', isSignedIn: true }],
    '/profile/consents': [{ to: '/profile/consents', isSignedIn: true }],
    '/admin/crosswords': [{ to: '/admin/crosswords', isStaff: true }],
    '/crossword': [{ to: '/crossword', isSignedIn: true }],
    '/notifications': [{ to: '/notifications', isSignedIn: true }],
    '/unsubscribe': [{ to: '/unsubscribe?token=learning.x.y' }, { to: '/unsubscribe' }],
    '/admin': [{ to: '/admin', isStaff: true }],
    '/admin/people': [{ to: '/admin/people', isStaff: true }],
    '/admin/people/:id': [{ to: `/admin/people/${personId}`, isStaff: true }],
    '/admin/log': [{ to: '/admin/log', isStaff: true }],
    '/admin/factors': [{ to: '/admin/factors', isStaff: true }],
    '/admin/sign-in': [{ to: '/admin/sign-in', isStaff: true, arrivesAt: '/admin' }],
    '/admin/outbox': [
      { to: '/admin/outbox', status: 404 },
      { to: '/admin/outbox', status: 404, isSignedIn: true },
    ],
    '/admin/videos': [{ to: '/admin/videos', isStaff: true }],
    '/admin/events': [{ to: '/admin/events', isStaff: true }],
    '/admin/events/:id': [{ to: `/admin/events/${eventPath.split('/')[2]}`, isStaff: true }],
    '/admin/events/edit/:id?': [{ to: '/admin/events/edit', isStaff: true }],
    '/moderation/case/:id': [
      { to: '/moderation/case/00000000-0000-7000-8000-000000000000', isSignedIn: true, isRefused: true },
    ],
    '/summaries': [{ to: '/summaries', isSignedIn: true }],
    '/admin/summaries': [{ to: '/admin/summaries', isStaff: true }],
    '/admin/moderation': [{ to: '/admin/moderation', isStaff: true }],
    '/admin/moderation/:id': [
      { to: '/admin/moderation/00000000-0000-7000-8000-000000000000', isStaff: true, isRefused: true },
    ],
    '/clubs': [{ to: '/clubs' }, { to: '/clubs', isSignedIn: true }],
    '/club/:type?': [{ to: '/club' }, { to: '/club/greenery' }, { to: '/club/hit?keyword=zzzz' }],
    '/search': [
      { to: '/search' },
      { to: '/search?keyword=%E0%B8%AD%E0%B8%AD%E0%B8%A1' },
      { to: '/search?keyword=zzzz' },
      { to: '/search?keyword=%E0%B8%81%E0%B8%AD%E0%B8%87%E0%B8%97%E0%B8%B8%E0%B8%99&kind=fund' },
    ],
    '/post/detail/:id?/:slug?': [{ to: articlePath }],
    '/video-page': [{ to: '/video-page' }, { to: '/video-page?category=spending' }],
    '/video-page/detail/:id/:slug?': [{ to: videoPath }, { to: videoPath, isSignedIn: true }],
    '/events': [{ to: '/events' }, { to: '/events?month=2027-02' }],
    '/events/:id/:slug?': [{ to: eventPath }, { to: eventPath, isSignedIn: true }],
    '/post/create': [{ to: '/post/create', isSignedIn: true }],
    '/post/edit/:id?': [{ to: '/post/edit', isSignedIn: true }],
    '/glossary': [{ to: '/glossary' }],
    ...ofQuizzes,
    '/quiz/daily': [{ to: '/quiz/daily', isSignedIn: true }],
    '/quiz/placement': [{ to: '/quiz/placement' }, { to: '/quiz/placement', isSignedIn: true }],
    '/path': [{ to: '/path' }, { to: '/path?view=list' }, { to: '/path', isSignedIn: true }],
    '/path/recheck/:unit': [{ to: '/path/recheck/set-a-goal', isSignedIn: true, isRefused: true }],
    ...ofQuest,
    ...ofGames,
    ...ofHeroes,
    '/games/catch-me-if-you-can': [
      { to: '/games/catch-me-if-you-can', isSignedIn: true },
      { to: '/games/catch-me-if-you-can?period=all&way=turns', isSignedIn: true },
    ],
    '/policy/:type?': [{ to: '/policy' }, { to: '/policy/personal' }],
    '/ShowVariable': [{ to: '/ShowVariable' }],
    ...ofStore(premiumPath),
    ...ofBank,
    ...ofRobo,
    '*': [{ to: '/no/such/page', status: 404 }],
  }
}

/** Addresses that a route refuses: they respond like an unknown page. */
export const refused = [
  '/club/nothing',
  '/club/hit?page=101',
  '/club/hit?order=sideways',
  '/club/hit?keyword=x&filter=sideways',
  '/search?type=nothing',
  '/search?keyword=x&page=101',
  '/post/detail',
  '/post/detail/00000000-0000-7000-8000-000000000000',
  '/post/detail/00000000-0000-7000-8000-000000000000/slug',
  '/events?month=2569-01',
  '/events?month=2027-02&day=2027-02-30',
  '/events/nothing',
  '/events/00000000-0000-7000-8000-000000000000',
  '/store?type=nothing',
  '/store?page=0',
  '/store/nothing',
  `/store/${noOrder}`,
  '/super-hero/detail?id=nothing',
  '/super-hero/detail?id=00000000-0000-7000-8000-000000000000',
  '/super-hero/listPosts?page=101',
  '/super-hero/listPosts?talk=sideways',
  '/super-hero/listSuperHero?year=2569',
  '/policy/nothing',
  '/video-page?category=nothing',
  '/video-page?series=nothing',
  '/video-page?page=101',
  '/video-page/detail/nothing',
  '/video-page/detail/00000000-0000-7000-8000-000000000000',
  '/account/nothing',
  '/dev/kit',
  '//evil.example/',
  '/v2/no/such/page',
]
