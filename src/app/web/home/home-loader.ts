import type { LoaderFunctionArgs } from 'react-router'
import { listHomePosts, viewHome } from '#app/home/contract.ts'
import { clubTypes } from '#features/posts/contract.ts'
import { readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'

/**
 * The front page; for a signed-in person, in the browser, also the progress of today's quiz and of the learning path.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const category = oneOf(clubTypes, new URL(request.url).searchParams.get('category') ?? '')
  const isSignedIn = readToken() !== null
  const [home, posts, mine, path] = await Promise.all([
    call(viewHome, {}),
    category ? call(listHomePosts, { query: { category } }) : null,
    isSignedIn ? call(readDailyQuiz, { query: {} }) : null,
    isSignedIn ? import('#features/path/web/my-path-loader.ts').then(({ loadMyPath }) => loadMyPath()) : null,
  ])
  return { home, category, posts: posts?.items ?? home.latest, mine, path }
}
