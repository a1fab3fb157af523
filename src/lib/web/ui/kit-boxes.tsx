import { koin } from '#lib/money.ts'
import { CompoundCover } from '../art/covers/compound.tsx'
import { MarketCover } from '../art/covers/market.tsx'
import { EmptySpot } from '../art/spots/spot-empty.tsx'
import { LinkButton } from './button.tsx'
import { Card, LinkCard } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { KitSection } from './kit-section.tsx'
import { KoinAmount } from './koin-amount.tsx'
import { Notice } from './notice.tsx'
import { Progress } from './progress.tsx'
import { Loading, Skeleton } from './skeleton.tsx'
import { DataTable } from './table.tsx'
import { SimTag, Tag } from './tag.tsx'
import { ThaiText } from './thai-text.tsx'

const skills = [
  ['s1', 'ออม'],
  ['s2', 'ใช้จ่าย'],
  ['s3', 'ลงทุน'],
  ['s4', 'ป้องกัน'],
  ['s5', 'วางแผน'],
] as const

const rows = [
  { id: '1', name: 'ดอกเบี้ย', today: '3.48', later: '16.20' },
  { id: '2', name: 'ภาษี 15 %', today: '−0.52', later: '−2.43' },
]

/** Cards, tags, amounts, progress, tables, notices, empty and loading. */
export function KitBoxes() {
  return (
    <>
      <KitSection title="การ์ด">
        <div className="grid gap-6 md:grid-cols-2">
          <LinkCard
            to="/post/1"
            heading="h3"
            cover={<CompoundCover />}
            tag={<Tag color="s1">ออม</Tag>}
            title={<ThaiText>ดอกเบี้ยทบต้น| เงินก้อนเล็ก|ที่งอกต่อเองได้</ThaiText>}
            meta={
              <>
                <span>อ่าน 4 นาที</span>
                <span>โดย มายด์ ม.5</span>
              </>
            }
          />
          <LinkCard
            to="/post/2"
            heading="h3"
            cover={<MarketCover />}
            tag={<Tag color="s2">ใช้จ่าย</Tag>}
            title="ตลาดนัดหลังโรงเรียน"
            meta={<span>อ่าน 6 นาที</span>}
          />
          <Card as="div" isFlush className="overflow-clip">
            <Loading>
              <Skeleton shape="cover" />
              <div className="p-5">
                <Skeleton shape="title" />
                <Skeleton lines={2} />
              </div>
            </Loading>
          </Card>
          <Card as="div">
            <EmptyState spot={<EmptySpot />} action={<LinkButton to="/quiz/daily">ตอบควิซวันนี้</LinkButton>}>
              ยังไม่มีรายการ ตอบควิซวันนี้เพื่อเริ่มรายการแรก
            </EmptyState>
          </Card>
        </div>
        <div className="grid gap-6">
          <Card aria-label="ความคืบหน้า" className="grid gap-4">
            <div className="flex flex-wrap gap-2">
              {skills.map(([color, word]) => (
                <Tag key={color} color={color}>
                  {word}
                </Tag>
              ))}
              <Tag>ม.ปลาย</Tag>
              <SimTag />
            </div>
            <Progress label="ข้อ" done={1} total={3} isUnderWay />
            <Progress done={5} total={7} />
            <Progress done={128} total={200} unit="คะแนน" />
            <Progress done={0} total={30} unit="วัน" />
          </Card>
          <Notice>1 สัปดาห์จริงเท่ากับ 1 เดือนของธนาคารจำลอง</Notice>
          <Notice kind="warn" title="ปิดก่อนครบกำหนด">
            ได้ดอกเบี้ยน้อยกว่าที่ตั้งใจ <a href="/x">ดูวิธีคิด</a>
          </Notice>
          <Notice kind="danger">ซื้อไม่สำเร็จ koin ยังอยู่ครบ ลองอีกครั้งได้</Notice>
          <Card aria-label="จำนวน" className="grid justify-items-start gap-2">
            <KoinAmount amount={koin(123450)} className="purse" size="small" hasUnit={false} />
            <KoinAmount amount={koin(123450)} earned={koin(500)} />
            <KoinAmount amount={koin(500)} hasSign hasCoin={false} />
            <KoinAmount amount={koin(-123450)} hasCoin={false} />
            <KoinAmount amount={koin(120000)} size="large" />
            <KoinAmount amount={koin(123456789)} size="large" />
            <KoinAmount amount={koin(123450)} size="score" earned={koin(1500)} />
            <KoinAmount amount={koin(123456789)} size="score" />
          </Card>
        </div>
      </KitSection>
      <KitSection title="ตาราง">
        <Card tone="money" aria-label="เงินฝากประจำ">
          <DataTable
            caption="ถ้าเราปิดวันนี้หรือรอครบกำหนด"
            isCompact
            columns={[
              { key: 'name', label: 'ถ้าเรา…', cell: (row) => row.name },
              { key: 'today', label: 'ปิดวันนี้', isNumber: true, cell: (row) => row.today },
              { key: 'later', label: 'รอครบกำหนด', isNumber: true, cell: (row) => row.later },
            ]}
            rows={rows}
            rowKey={(row) => row.id}
            foot={['ได้เพิ่มจริง', '2.96', '13.77']}
          />
        </Card>
        <Card tone="money" aria-label="รายการ">
          <DataTable
            caption="รายการ koin ล่าสุด"
            hasCaption
            columns={[
              { key: 'name', label: 'รายการ', cell: (row) => row.name },
              { key: 'date', label: 'วันที่', cell: () => '21 พ.ย. 2569' },
              { key: 'amount', label: 'จำนวน', isNumber: true, cell: (row) => row.today },
              { key: 'left', label: 'คงเหลือ', isNumber: true, cell: (row) => row.later },
            ]}
            rows={rows}
            rowKey={(row) => row.id}
          />
        </Card>
      </KitSection>
    </>
  )
}
