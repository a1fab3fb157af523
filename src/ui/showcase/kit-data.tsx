import { Card } from '../basics/card.tsx'
import { MoreButton, Pager } from '../basics/pager.tsx'
import { DataTable } from '../basics/table.tsx'
import { TabLinks } from '../basics/tabs.tsx'
import type { KitPlace } from './kit-part.tsx'

const rows = [
  { id: '1', name: 'ดอกเบี้ย', today: '3.48', later: '16.20' },
  { id: '2', name: 'ภาษี 15 %', today: '−0.52', later: '−2.43' },
]
const history = [
  { id: '1', name: 'ควิซประจำวัน ตอบถูก 3 จาก 3 ข้อ', date: '21 พ.ย. 2569', amount: '+15.00', left: '1,234,567.89' },
  { id: '2', name: 'ปี๊บฎุฏฐี้', date: '20 พ.ย. 2569', amount: '−120.00', left: '1,234,552.89' },
]

/** A small table that stays one, and a wide one that turns into label and value pairs below 640 px. */
export function KitTables({ at }: KitPlace) {
  return (
    <>
      <Card as="div">
        <DataTable
          caption={`ปิดวันนี้หรือรอครบกำหนด ${at}`}
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
      <Card as="div">
        <DataTable
          caption="รายการ koin ล่าสุด"
          hasCaption
          columns={[
            { key: 'name', label: 'รายการ', cell: (row) => row.name },
            { key: 'date', label: 'วันที่', cell: (row) => row.date },
            { key: 'amount', label: 'จำนวน', isNumber: true, cell: (row) => row.amount },
            { key: 'left', label: 'คงเหลือ', isNumber: true, cell: (row) => row.left },
          ]}
          rows={history}
          rowKey={(row) => row.id}
        />
      </Card>
    </>
  )
}

/** Tabs that scroll, and few that fit. */
export function KitTabs({ at }: KitPlace) {
  return (
    <>
      <TabLinks
        label={`โปรไฟล์ ${at}`}
        tabs={[
          { to: '?tab=posts', label: 'โพสต์', count: 12, isCurrent: true },
          { to: '?tab=rewards', label: 'ของรางวัล' },
          { to: '?tab=koin', label: 'koin' },
          { to: '?tab=skills', label: 'ทักษะทั้งห้า', count: 1_234 },
          { to: '?tab=saved', label: 'ปี๊บฎุฏฐี้ที่เก็บไว้' },
        ]}
      />
      <TabLinks
        label={`ประวัติ ${at}`}
        tabs={[
          { to: '?tab=in', label: 'ได้', isCurrent: true },
          { to: '?tab=out', label: 'ใช้' },
        ]}
      />
    </>
  )
}

/** Pages at the start, in the middle and at the end, and the button for more. */
export function KitPagers({ at }: KitPlace) {
  return (
    <div className="grid gap-4">
      {[1, 4, 12].map((page) => (
        <Pager key={page} label={`หน้า ${page} ${at}`} of={{ page, pages: 12 }} toPage={(to) => `?page=${to}`} />
      ))}
      <MoreButton count={12} onMore={() => {}} />
      <MoreButton count={12} onMore={() => {}} isBusy />
    </div>
  )
}
