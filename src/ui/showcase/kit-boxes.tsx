import { CompoundCover } from '#art/covers/compound.tsx'
import { MarketCover } from '#art/covers/market.tsx'
import { EmptySpot } from '#art/spots/spot-empty.tsx'
import { ErrorSpot } from '#art/spots/spot-error.tsx'
import { koin } from '#lib/money.ts'
import { Button, LinkButton } from '../basics/button.tsx'
import { Card, LinkCard } from '../basics/card.tsx'
import { EmptyState } from '../basics/empty-state.tsx'
import { KoinAmount } from '../basics/koin-amount.tsx'
import { Notice } from '../basics/notice.tsx'
import { Progress } from '../basics/progress.tsx'
import { Loading, Skeleton } from '../basics/skeleton.tsx'
import { SimTag, Tag } from '../basics/tag.tsx'
import { ThaiText } from '../reading/thai-text.tsx'

const skills = [
  ['s1', 'ออม'],
  ['s2', 'ใช้จ่าย'],
  ['s3', 'ลงทุน'],
  ['s4', 'ป้องกัน'],
  ['s5', 'วางแผน'],
] as const

/** Cards with one link: long and short. */
export function KitCards() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <LinkCard
        to="/post/1"
        heading="h4"
        cover={<CompoundCover />}
        tag={<Tag color="s1">ออม</Tag>}
        title={<ThaiText>ดอกเบี้ยทบต้น| เงินก้อนเล็ก|ที่งอกต่อเองได้| แม้ปู่จะเก็บไว้|ในปี๊บฎุฏฐี้</ThaiText>}
        meta={
          <>
            <span>อ่าน 4 นาที</span>
            <span>โดย มายด์ ม.5 โรงเรียนตัวอย่างวิทยา</span>
          </>
        }
      />
      <LinkCard
        to="/post/2"
        heading="h4"
        cover={<MarketCover />}
        tag={<Tag color="s2">ใช้จ่าย</Tag>}
        title="ตลาดนัด"
        meta={<span>อ่าน 6 นาที</span>}
      />
    </div>
  )
}

/** Tags: the five skills, a plain one, a simulated one. */
export function KitTags() {
  return (
    <Card as="div" className="flex flex-wrap gap-2">
      {skills.map(([color, word]) => (
        <Tag key={color} color={color}>
          {word}
        </Tag>
      ))}
      <Tag>ม.ปลาย</Tag>
      <Tag>ปี๊บฎุฏฐี้</Tag>
      <SimTag />
    </Card>
  )
}

/** Pieces up to 7, then a bar: nothing done, under way, done, far. */
export function KitProgress() {
  return (
    <Card as="div" className="grid gap-4">
      <Progress label="ข้อ" done={1} total={3} isUnderWay />
      <Progress done={0} total={7} />
      <Progress done={5} total={7} />
      <Progress done={7} total={7} />
      <Progress done={0} total={30} unit="วัน" />
      <Progress done={128} total={200} unit="คะแนน" />
      <Progress done={1_234_567} total={9_999_999} unit="คะแนน" />
    </Card>
  )
}

/** Amounts from the purse to the score; the longest fit into a card at 360 px. */
export function KitAmounts() {
  return (
    <Card as="div" className="grid justify-items-start gap-2">
      <KoinAmount amount={koin(123450)} className="purse" size="small" hasUnit={false} />
      <KoinAmount amount={koin(0)} />
      <KoinAmount amount={koin(123450)} earned={koin(500)} />
      <KoinAmount amount={koin(500)} hasSign hasCoin={false} />
      <KoinAmount amount={koin(-123450)} hasCoin={false} />
      <KoinAmount amount={koin(120000)} size="large" />
      <KoinAmount amount={koin(123456789)} size="large" />
      <KoinAmount amount={koin(123450)} size="score" earned={koin(1500)} />
      <KoinAmount amount={koin(123456789)} size="score" />
    </Card>
  )
}

/** Good to know, look out, failed. */
export function KitNotices() {
  return (
    <div className="grid gap-4">
      <Notice>1 สัปดาห์จริงเท่ากับ 1 เดือนของธนาคารจำลอง</Notice>
      <Notice kind="warn" title="ปิดก่อนครบกำหนด">
        ได้ดอกเบี้ยน้อยกว่าที่ตั้งใจ <a href="/">ดูวิธีคิด</a>
      </Notice>
      <Notice
        kind="danger"
        action={
          <Button kind="line" size="small">
            ลองอีกครั้ง
          </Button>
        }
      >
        ซื้อไม่สำเร็จ koin ยังอยู่ครบ ลองอีกครั้งได้
      </Notice>
    </div>
  )
}

/** Nothing here yet, and something failed. */
export function KitEmpty() {
  return (
    <>
      <Card as="div">
        <EmptyState spot={<EmptySpot />} action={<LinkButton to="/quiz/daily">ตอบควิซวันนี้</LinkButton>}>
          ยังไม่มีรายการ ตอบควิซวันนี้เพื่อเริ่มรายการแรก
        </EmptyState>
      </Card>
      <Card as="div">
        <EmptyState spot={<ErrorSpot />} action={<Button kind="line">ลองอีกครั้ง</Button>}>
          โหลดประวัติ koin ไม่สำเร็จ ยอดของคุณยังอยู่ครบ ตรวจอินเทอร์เน็ตแล้วลองอีกครั้งได้เลย
        </EmptyState>
      </Card>
    </>
  )
}

/** The boxes of what is still on its way. */
export function KitSkeletons() {
  return (
    <Card as="div" isFlush className="overflow-clip">
      <Loading>
        <Skeleton shape="cover" />
        <div className="grid gap-3 p-5">
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="button" />
          <Skeleton shape="circle" />
        </div>
      </Loading>
    </Card>
  )
}
