import type { LoaderFunctionArgs } from 'react-router'
import { listHomePosts, viewHome } from '#app/home/contract.ts'
import { clubTypes } from '#features/posts/documents/contract.ts'
import { readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { readGuestTrial } from '#features/quizzes/guest-trial/contract.ts'
import { prepareGuestTrial } from '#features/quizzes/guest-trial/web/late-guest-trial-card.tsx'
import { listHomePremiums, premiumTypes } from '#features/store/premiums/contract.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'

/**
 * The front page; for a signed-in person, in the browser, also today's quiz and what only they see (path, plant, goals).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const category = oneOf(clubTypes, search.get('category') ?? '')
  const premiumType = oneOf(premiumTypes, search.get('premiums') ?? '')
  const isSignedIn = readToken() !== null
  const [home, posts, premiums, mine, own, guestTrial] = await Promise.all([
    call(viewHome, {}),
    category ? call(listHomePosts, { query: { category } }) : null,
    call(listHomePremiums, { query: premiumType ? { category: premiumType } : {} }),
    isSignedIn ? call(readDailyQuiz, { query: {} }) : null,
    isSignedIn ? import('./own-loader.ts').then(({ loadOwn }) => loadOwn()) : null,
    isSignedIn ? null : call(readGuestTrial, {}),
    isSignedIn ? null : prepareGuestTrial(),
  ])
  return { home, category, posts: posts?.items ?? home.latest, premiums, premiumType, mine, own, guestTrial }
}
