import type { LoaderFunctionArgs } from 'react-router'
import { getAccount, getProfile } from '#features/identity/accounts/contract.ts'
import { listKoins, listSkills } from '#features/koin/contract.ts'
import { readLearningStreak } from '#features/learning-streak/contract.ts'
import { readMyClub } from '#features/posts/clubs/contract.ts'
import { listBookmarks } from '#features/posts/reading/bookmark-contract.ts'
import { myPosts } from '#features/posts/writing/contract.ts'
import { listRefusedDrafts } from '#features/posts/writing/web/pending-drafts.ts'
import { readLearningDays } from '#features/quizzes/daily/contract.ts'
import { listHistory } from '#features/store/orders/contract.ts'
import { listWishes } from '#features/store/wishes/contract.ts'
import { premiumGiftHistory } from '#features/superquest/gifts/contract.ts'
import { listBadges } from '#features/superquest/missions/joining-contract.ts'
import type { Refusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { saveProfile } from '#lib/web/session-store.ts'
import { type ProfileTab, profileTabs } from './profile-tabs.ts'

/** An independent part of the page: its data, or its error. */
export type Part<T> = { data: T; fault: null } | { data: null; fault: Refusal }

/** The profile: each part loads independently, so that one failure does not affect the others. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const tab: ProfileTab = profileTabs.find((one) => one === search.get('tab')) ?? 'koins'
  const page = Math.min(100, Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1))
  const paged = { query: { page, limit: 12 } }
  const parts = await Promise.all([
    settle(call(getProfile, {})),
    settle(call(getAccount, {})),
    settle(call(listSkills, { query: { page: tab === 'skills' ? page : 1, limit: 12 } })),
    settle(call(listKoins, { query: { page: tab === 'koins' ? page : 1, limit: 12 } })),
    tab === 'kept' ? settle(call(listBookmarks, paged)) : null,
    settle(call(readLearningDays, {})),
    settle(call(readLearningStreak, {})),
    settle(call(listBadges, {})),
    settle(call(listWishes, {})),
    settle(call(readMyClub, {})),
    // Only on their own tabs.
    tab === 'posts' ? settle(loadPosts(page)) : null,
    tab === 'purchases' ? settle(call(listHistory, paged)) : null,
    tab === 'gifts' ? settle(call(premiumGiftHistory, paged)) : null,
  ])
  const [
    profile,
    account,
    skills,
    koins,
    kept,
    learning,
    learningStreak,
    badges,
    wishes,
    club,
    posts,
    purchases,
    gifts,
  ] = parts
  if (profile.data) saveProfile(profile.data)
  return {
    tab,
    profile,
    account,
    skills,
    koins,
    kept,
    learning,
    learningStreak,
    badges,
    wishes,
    club,
    posts,
    purchases,
    gifts,
  }
}

/** The person's posts, and the refused drafts that exist only in this browser. */
async function loadPosts(page: number) {
  const [list, refused] = await Promise.all([call(myPosts, { query: { page, limit: 12 } }), listRefusedDrafts()])
  return { ...list, refused }
}

async function settle<T>(work: Promise<T>): Promise<Part<T>> {
  try {
    return { data: await work, fault: null }
  } catch (error) {
    console.error(error)
    return { data: null, fault: asRefusal(error) }
  }
}
