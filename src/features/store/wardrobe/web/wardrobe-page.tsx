import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type WearSlot, wearSlots } from '#art/names/wear-names.ts'
import { formatKoin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { RoomPicture } from '#ui/pictures/room-picture.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { MyGoal } from '../../wishes/web/my-goal.tsx'
import { chooseWardrobeThing, readWardrobe } from '../contract.ts'
import { BuyThing } from './buy-thing.tsx'
import { isWorn, layersOf, listShown, type Thing } from './show-wardrobe.ts'
import { text } from './text.ts'
import { ThingList } from './thing-list.tsx'

/** The things with what the person has of them, and the place that is looked at. */
export async function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('tab')
  const slot: WearSlot = wearSlots.find((one) => one === wanted) ?? 'hat'
  return { slot, wardrobe: await call(readWardrobe, {}) }
}

/** กล้า in the room, and everything that there is to wear or to put up: tried first, bought apart from it. */
export function Component() {
  const { slot, wardrobe: loaded } = useLoaderData<typeof loader>()
  const { reply: wardrobe, setReply } = useReply(readWardrobe, {}, { initial: loaded })
  const [triedKey, setTried] = useState<string | null>(null)
  const [isBuying, setBuying] = useState(false)
  const [said, setSaid] = useState('')
  const choose = useAct(chooseWardrobeThing, { refresh: ['profile'], onDone: setReply })
  const tried = wardrobe.things.find(({ key, is_owned: isOwned }) => key === triedKey && !isOwned) ?? null
  const press = (thing: Thing) => {
    setSaid('')
    if (!thing.is_owned) return setTried(thing.key === triedKey ? null : thing.key)
    if (thing.slot === tried?.slot) setTried(null)
    void choose.run({ body: { slot: thing.slot, thing: thing.is_chosen ? null : thing.key } })
  }
  return (
    <div className="world-page wardrobe" data-tone="play" data-w="1">
      <PageHead title={text.title} description={text.description} path="/profile/wardrobe" isPrivate />
      <Room things={wardrobe.things} tried={tried} onStop={() => setTried(null)} onBuy={() => setBuying(true)} />
      <div className="wardrobe-in stack">
        <section className="card wardrobe-sheet" aria-labelledby="wardrobe">
          <div className="wardrobe-head">
            <h1 id="wardrobe">{text.title}</h1>
            <p className="nb text-ink-soft">{text.have(formatKoin(wardrobe.koin))}</p>
          </div>
          <p className="text-ink-soft">
            <ThaiText>{text.lead}</ThaiText>
          </p>
          <TabLinks label={text.tabsLabel} tabs={tabsOf(slot)} />
          <ThingList
            things={wardrobe.things.filter((one) => one.slot === slot)}
            triedKey={triedKey}
            isBusy={choose.isBusy}
            onPress={press}
          />
          {choose.fault ? (
            <Notice kind="warn" isAlert>
              {choose.fault}
            </Notice>
          ) : null}
          <p role="status" className="text-ink-soft">
            {said}
          </p>
          <PhotoNote />
        </section>
        <div className="wardrobe-goal">
          <MyGoal />
        </div>
        <p className="wardrobe-back text-center">
          <Link to="/profile" className="tap">
            {text.toProfile}
          </Link>
        </p>
      </div>
      {isBuying && tried ? (
        <BuyThing
          thing={tried}
          wardrobe={wardrobe}
          onClose={() => setBuying(false)}
          onBought={(now) => {
            setReply(now)
            setBuying(false)
            setTried(null)
            setSaid(text.buy.done(tried.name))
          }}
        />
      ) : null}
    </div>
  )
}

function tabsOf(slot: (typeof wearSlots)[number]) {
  return wearSlots.map((one) => ({
    to: `/profile/wardrobe?tab=${one}`,
    label: text.slots[one],
    isCurrent: one === slot,
  }))
}

type RoomProps = { things: readonly Thing[]; tried: Thing | null; onStop: () => void; onBuy: () => void }

/** What is chosen and what is tried; below it the way from trying to the price, and back. */
function Room({ things, tried, onStop, onBuy }: RoomProps) {
  const shown = listShown(things, tried)
  const { worn, room } = layersOf(shown)
  const names = (wanted: boolean) => shown.filter((one) => isWorn(one) === wanted).map(({ name }) => name)
  return (
    <div className="wardrobe-room">
      <RoomPicture worn={worn} things={room} label={text.room(names(true), names(false))} className="wardrobe-view" />
      <div className="wardrobe-try" data-open={tried !== null || undefined}>
        <p role="status">
          {tried ? (
            <>
              <b>{text.tried(tried.name)}</b> <span className="text-13 text-ink-soft">{text.notYours}</span>
            </>
          ) : null}
        </p>
        {tried ? (
          <span className="wardrobe-ways">
            <Button kind="quiet" size="small" onClick={onStop}>
              {text.stopTrying}
            </Button>
            <Button kind="line" size="small" onClick={onBuy}>
              {text.toBuy}
            </Button>
          </span>
        ) : null}
      </div>
    </div>
  )
}

/** An uploaded picture wears nothing. */
function PhotoNote() {
  const { currentUser } = useAuth()
  if (!currentUser?.display_image.startsWith('/')) return null
  return (
    <p className="text-13 text-ink-soft">
      {text.onPhoto} <Link to="/profile/edit">{text.changePicture}</Link>
    </p>
  )
}
