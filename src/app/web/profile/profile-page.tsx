import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getAccount, getProfile } from '#features/identity/accounts/contract.ts'
import { listKoins, listSkills } from '#features/koin/contract.ts'
import { readLearningStreak } from '#features/learning-streak/contract.ts'
import { ShelfCard } from '#features/learning-streak/web/shelf-card.tsx'
import { readMyClub } from '#features/posts/clubs/contract.ts'
import { MyTree } from '#features/posts/clubs/web/my-tree.tsx'
import { listBookmarks } from '#features/posts/reading/bookmark-contract.ts'
import { myPosts } from '#features/posts/writing/contract.ts'
import { MyPosts } from '#features/posts/writing/web/mine/my-posts.tsx'
import { listRefusedDrafts } from '#features/posts/writing/web/pending-drafts.ts'
import { readLearningDays } from '#features/quizzes/daily/contract.ts'
import { LearningCard } from '#features/quizzes/daily/web/learning-card.tsx'
import { listHistory } from '#features/store/orders/contract.ts'
import { listWishes } from '#features/store/wishes/contract.ts'
import { premiumGiftHistory } from '#features/superquest/gifts/contract.ts'
import { listBadges } from '#features/superquest/missions/joining-contract.ts'
import { BadgesCard } from '#features/superquest/missions/web/rewards/badges-card.tsx'
import type { Refusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { saveProfile } from '#lib/web/session-store.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { MonthScene } from '#ui/basics/yard.tsx'
import { KoinHistory, SkillHistory } from './history-part.tsx'
import { Papers } from './papers-part.tsx'
import { PersonCard, SkillsCard } from './person-part.tsx'
import { listTabs, type ProfileTab, profileTabs } from './profile-tabs.ts'
import { SavedPosts } from './saved-part.tsx'
import { text } from './text.ts'
import { GiftHistory, PurchaseHistory } from './things-part.tsx'
import { Doors, PracticeWalletCard } from './wallet-part.tsx'

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

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { tab, profile, account, skills, learning, learningStreak, badges, wishes, club } = loaded
  const leaves = learningStreak.data?.plant.leaves ?? 0
  return (
    <div className="profile world-page" data-tone="play">
      <PageHead title={text.title} description={text.description} path="/profile" isPrivate />
      <MonthScene world={1} leaves={leaves} kla="water" label={text.plant(leaves)} name={text.yard}>
        {profile.data ? (
          <div className="yard-words">
            <h1 id="name">{profile.data.display_name}</h1>
            <p>{text.type[profile.data.type]}</p>
          </div>
        ) : null}
      </MonthScene>
      <div className="profile-columns">
        <div className="stack">
          <Shown part={profile}>{(data) => <PersonCard profile={data} skills={skills.data} />}</Shown>
          <Shown part={skills}>{(data) => <SkillsCard skills={data} />}</Shown>
          <Shown part={profile}>
            {({ koin }) => <PracticeWalletCard koin={koin} wish={wishes.data?.items[0] ?? null} />}
          </Shown>
          <Doors />
        </div>
        <div className="stack profile-second">
          <Shown part={learningStreak}>{(data) => <ShelfCard plant={data.plant} shelf={data.shelf} />}</Shown>
          <Shown part={club}>{(data) => <MyTree mine={data} />}</Shown>
          <Shown part={badges}>{({ items }) => <BadgesCard badges={items} />}</Shown>
          <Shown part={learning}>{(data) => <LearningCard learning={data} />}</Shown>
          <Card className="min-w-0">
            <TabLinks label={text.tabsLabel} tabs={listTabs(tab)} isWrapped />
            <div className="mt-4">
              <TabPart loaded={loaded} />
            </div>
          </Card>
        </div>
        <Papers account={account.data} />
      </div>
    </div>
  )
}

/** What the current tab lists. */
function TabPart({ loaded }: { loaded: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { posts, purchases, gifts, koins, skills, kept, tab } = loaded
  if (posts) return <Shown part={posts}>{(data) => <MyPosts list={data} />}</Shown>
  if (purchases) return <Shown part={purchases}>{(data) => <PurchaseHistory list={data} />}</Shown>
  if (gifts) return <Shown part={gifts}>{(data) => <GiftHistory list={data} />}</Shown>
  if (kept) return <Shown part={kept}>{(data) => <SavedPosts list={data} />}</Shown>
  if (tab === 'skills') return <Shown part={skills}>{(data) => <SkillHistory list={data} />}</Shown>
  return <Shown part={koins}>{(data) => <KoinHistory list={data} />}</Shown>
}

/** A loaded part, or its error with a button to retry. */
function Shown<T>({ part, children }: { part: Part<T>; children: (data: T) => React.ReactNode }) {
  return part.fault ? <Failed fault={part.fault} /> : children(part.data)
}

function Failed({ fault }: { fault: Refusal }) {
  const { run, isBusy } = useAct(refreshPage)
  return (
    <Notice
      kind="danger"
      isAlert
      action={
        <Button kind="line" size="small" isBusy={isBusy} onClick={() => void run()}>
          {text.retry}
        </Button>
      }
    >
      {fault.message}
    </Notice>
  )
}
