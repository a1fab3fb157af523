import { useLoaderData } from 'react-router'
import { ShelfCard } from '#features/learning-streak/web/shelf-card.tsx'
import { MyTree } from '#features/posts/clubs/web/my-tree.tsx'
import { MyPosts } from '#features/posts/writing/web/mine/my-posts.tsx'
import { LearningCard } from '#features/quizzes/daily/web/learning-card.tsx'
import { BadgesCard } from '#features/superquest/missions/web/rewards/badges-card.tsx'
import type { Refusal } from '#lib/errors.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { MonthScene } from '#ui/basics/yard.tsx'
import { KoinHistory, SkillHistory } from './history-part.tsx'
import { Papers } from './papers-part.tsx'
import { PersonCard, SkillsCard } from './person-part.tsx'
import type { loader, Part } from './profile-loader.ts'
import { listTabs } from './profile-tabs.ts'
import { SavedPosts } from './saved-part.tsx'
import { text } from './text.ts'
import { GiftHistory, PurchaseHistory } from './things-part.tsx'
import { Doors, PracticeWalletCard } from './wallet-part.tsx'

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
            <TabLinks label={text.tabsLabel} tabs={listTabs(tab)} />
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
