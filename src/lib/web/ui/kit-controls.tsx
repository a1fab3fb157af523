import Heart from 'lucide-react/icons/heart'
import Plus from 'lucide-react/icons/plus'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { Button, IconButton, LinkButton } from './button.tsx'
import { Card } from './card.tsx'
import { Icon } from './icon.tsx'
import { KitSection } from './kit-section.tsx'
import { MoreButton, Pager } from './pager.tsx'
import { TabLinks } from './tabs.tsx'

/** Buttons, tabs, pages. */
export function KitControls() {
  const [isBusy, setBusy] = useState(false)
  return (
    <KitSection title="ปุ่มและลิงก์">
      {(['play', 'money'] as const).map((tone) => (
        <Card key={tone} tone={tone} aria-label={`ปุ่ม ${tone}`} className="grid gap-4">
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setBusy(true)} isBusy={isBusy}>
              ตรวจคำตอบ
            </Button>
            <Button kind="line">ทบทวน</Button>
            <Button kind="quiet" icon={<Icon of={Heart} />}>
              ถูกใจ
            </Button>
            <Button kind="danger">ลบบทความ</Button>
          </div>
          <Button isWide isBusy>
            ฝาก 500.00 koin
          </Button>
          <Button isWide offReason="เลือกคำตอบก่อน แล้วจึงตรวจได้">
            ตรวจคำตอบ
          </Button>
          <div className="flex flex-wrap items-center gap-3">
            <Button size="small" kind="line" icon={<Icon of={Plus} />}>
              เพิ่มแท็ก
            </Button>
            <LinkButton kind="quiet" size="small" to="/">
              กลับหน้าแรก
            </LinkButton>
            <IconButton label="แบ่งปัน" icon={<Icon of={Share2} />} />
            <a href="/x">อ่านเรื่องดอกเบี้ยทบต้น</a>
          </div>
        </Card>
      ))}
      <TabLinks
        label="โปรไฟล์"
        tabs={[
          { to: '/', label: 'โพสต์', count: 12 },
          { to: '?tab=rewards', label: 'ของรางวัล' },
          { to: '?tab=koin', label: 'koin' },
          { to: '?tab=skills', label: 'ทักษะทั้งห้า' },
          { to: '?tab=saved', label: 'ที่เก็บไว้' },
        ]}
      />
      <div className="grid gap-4">
        <Pager page={4} pages={12} toPage={(page) => `?page=${page}`} />
        <MoreButton count={12} onMore={() => {}} />
      </div>
    </KitSection>
  )
}
