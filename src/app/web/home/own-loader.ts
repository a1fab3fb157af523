import { listGames } from '#app/games/contract.ts'
import { readLearningStreak } from '#features/learning-streak/contract.ts'
import { loadMyPath } from '#features/path/web/my-path-loader.ts'
import { readMyClub } from '#features/posts/clubs/contract.ts'
import { readApproval } from '#features/posts/writing/approval-contract.ts'
import { listWishes } from '#features/store/wishes/contract.ts'
import { call } from '#lib/web/call.ts'

/** What home shows to its person beside today's quiz; null for what could not be loaded. */
export async function loadOwn() {
  const [path, learningStreak, wishes, games, club, approval] = await Promise.all([
    loadMyPath(),
    orNull(call(readLearningStreak, {})),
    orNull(call(listWishes, {})),
    orNull(call(listGames, {})),
    orNull(call(readMyClub, {})),
    orNull(call(readApproval, {})),
  ])
  const approved = approval?.approved ?? null
  const [wish, nearest] = [wishes?.items[0] ?? null, wishes?.nearest ?? null]
  return { path, learningStreak, wish, nearest, games: games?.items ?? [], club, approved }
}

export type Own = Awaited<ReturnType<typeof loadOwn>>

/** One part that fails leaves the others on the page. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    console.error(error)
    return null
  }
}
