import { useState } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import { landNames, worlds } from '#art/worlds/world-people.ts'
import { koin } from '#lib/money.ts'
import { Button } from '../basics/button.tsx'
import { Card } from '../basics/card.tsx'
import { Progress } from '../basics/progress.tsx'
import { Scene } from '../basics/scene.tsx'
import { ItemCard } from '../journey/item-card.tsx'
import { LevelSteps } from '../journey/level-steps.tsx'
import { MissionCard } from '../journey/mission-card.tsx'
import { RewardChip } from '../journey/reward-chip.tsx'
import { StateSign } from '../journey/state-sign.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { LazyReward, useRewardAhead } from '../reward/lazy-reward.tsx'
import type { KitPlace } from './kit-part.tsx'

/** The five worlds: a scene each, and the progress and chips in the colours of their skill. */
export function KitWorlds() {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {worlds.map((world) => (
        <Card key={world} as="li" className="grid gap-2" data-w={world}>
          <div className="relative h-40">
            <Scene near={`near/land-${world}.svg`} />
          </div>
          <b>{landNames[world]}</b>
          <Progress done={world} total={5} unit="ภารกิจ" />
          <p>
            <RewardChip>เหรียญตราปี๊บฎุฏฐี้</RewardChip>
          </p>
        </Card>
      ))}
    </ul>
  )
}

/** Missions: under way, to be joined, locked; with a short and a long name. */
export function KitMissions() {
  return (
    <div className="grid gap-4">
      <MissionCard
        world={3}
        thing="basket"
        heading="h4"
        title="เข้าใจกองทุน"
        to="/superquest/profile/questsregistered"
        progress={{ done: 2, of: 3 }}
        note="อีก 1 เรื่อง"
        reward={<RewardChip koin={koin(1000)} />}
      >
        อ่าน 3 เรื่อง
      </MissionCard>
      <MissionCard
        world={2}
        thing="shop"
        heading="h4"
        title="ร้านแรกในห้องที่ขายปี๊บฎุฏฐี้โดยไม่ขาดทุนสักบาท"
        progress={{ done: 3, of: 12 }}
        note={<StateSign state="locked">เปิดเมื่อจบเนินงอก 3 ภารกิจ</StateSign>}
        reward={<RewardChip>เหรียญตรา</RewardChip>}
        acts={
          <Button kind="line" size="small">
            เข้าร่วม
          </Button>
        }
      >
        เขียนเล่าต้นทุนของที่อยากขาย แล้วตอบควิซใช้จ่ายให้ถูก 12 ข้อ
      </MissionCard>
      <p className="flex flex-wrap gap-4">
        <StateSign state="done">จบ 5 จาก 5</StateSign>
        <StateSign state="now">อยู่ที่นี่ จบ 2 จาก 5</StateSign>
        <StateSign state="open">เข้าร่วมได้</StateSign>
        <StateSign state="locked">ยังไม่เปิด</StateSign>
      </p>
    </div>
  )
}

/** Things of the store: the first one large. */
export function KitItems() {
  const items = [
    { id: 1, name: 'หูฟังครอบหู', price: 129_000, world: 3 },
    { id: 2, name: 'สมุดจดรายจ่ายของปี๊บฎุฏฐี้', price: 25_000, world: 4 },
    { id: 3, name: 'บัตรหนัง 1 ใบ', price: 120_000, world: 2 },
  ] as const
  return (
    <ul className="item-grid">
      {items.map(({ id, name, price, world }, i) => (
        <ItemCard
          key={id}
          to={`/store/${id}`}
          heading="h4"
          name={name}
          price={koin(price)}
          stock="มีของ"
          world={world}
          isLarge={i === 0}
          picture={<ArtFile file="things/phones.svg" />}
        />
      ))}
    </ul>
  )
}

/** The five levels: one behind, one now, three to come. */
export function KitLevels({ at }: KitPlace) {
  return (
    <Card as="div">
      <LevelSteps
        label={`ระดับ ${at}`}
        steps={[
          { name: 'Rookie', needs: '0 แต้ม', gives: 'เริ่มที่นี่', state: 'done' },
          { name: 'Explorer', needs: '10 แต้ม', gives: '20.00 koin', state: 'now' },
          { name: 'Saver', needs: '30 แต้ม', gives: '50.00 koin', state: 'later' },
          { name: 'Investor', needs: '70 แต้ม', gives: '100.00 koin', state: 'later' },
          { name: 'Hero', needs: '150 แต้ม', gives: '200.00 koin', state: 'later' },
        ]}
      />
    </Card>
  )
}

/** A sheet of a world, and the reward moment of a mission and of a level. */
export function KitMoments() {
  const [open, setOpen] = useState<'sheet' | 'mission' | 'level' | null>(null)
  const close = () => setOpen(null)
  useRewardAhead()
  return (
    <Card as="div" className="flex flex-wrap gap-3">
      <Button kind="line" size="small" onClick={() => setOpen('sheet')}>
        แผ่นของภารกิจ
      </Button>
      <Button kind="line" size="small" onClick={() => setOpen('mission')}>
        จบภารกิจ
      </Button>
      <Button kind="line" size="small" onClick={() => setOpen('level')}>
        ขึ้นระดับ
      </Button>
      <Dialog
        isOpen={open === 'sheet'}
        onClose={close}
        world={4}
        picture={<ArtFile file="things/chat.svg" />}
        title="ผู้พิทักษ์กลุ่มแชตปี๊บฎุฏฐี้"
        actions={
          <>
            <Button onClick={close}>เข้าร่วมภารกิจ</Button>
            <Button kind="quiet" onClick={close}>
              ไว้ก่อน
            </Button>
          </>
        }
      >
        <p>ตอบควิซเรื่องป้องกันเงินให้ถูก 5 ข้อ</p>
        <Progress done={3} total={5} unit="ข้อ" />
      </Dialog>
      {open === 'mission' ? (
        <LazyReward
          world={3}
          title="จบภารกิจ “เข้าใจกองทุน”"
          line="อ่าน 3 เรื่อง ตอบถูก 5 ข้อ ด้วยตัวเอง"
          badge="basket"
          koin={{ before: koin(83_000), earned: koin(1_000) }}
          skills={[{ name: 'ลงทุน', points: 10, world: 3, bar: { before: 0.44, after: 0.64 } }]}
          next="ดูภารกิจถัดไป"
          onClose={close}
        />
      ) : null}
      {open === 'level' ? (
        <LazyReward
          world={1}
          title="ถึงระดับ Saver"
          line="30 แต้มเควสต์ ด้วยการลงมือทำทีละอย่าง"
          plant="plants/plant-6.svg"
          koin={{ before: koin(83_000), earned: koin(5_000) }}
          next="ดูระดับถัดไป"
          onClose={close}
        />
      ) : null}
    </Card>
  )
}
