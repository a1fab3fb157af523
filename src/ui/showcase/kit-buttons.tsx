import Heart from 'lucide-react/icons/heart'
import Plus from 'lucide-react/icons/plus'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { Button, type ButtonKind, IconButton, LinkButton } from '../basics/button.tsx'
import { Card } from '../basics/card.tsx'
import { Icon } from '../basics/icon.tsx'

const kinds: { kind: ButtonKind; short: string; long: string }[] = [
  { kind: 'main', short: 'ตรวจคำตอบ', long: 'ฝากประจำ 3 เดือน 1,234,567.89 koin แล้วดูผลทันที' },
  { kind: 'line', short: 'ทบทวน', long: 'ซื้อปี๊บฎุฏฐี้ให้เพื่อนที่ตู้กดน้ำชั้นสองของอาคารเรียน' },
  { kind: 'quiet', short: 'ถูกใจ', long: 'แบ่งปันบทความนี้ให้เพื่อนในกลุ่มออมเงินของห้อง' },
  { kind: 'danger', short: 'ลบบทความ', long: 'ลบบทความ “ดอกเบี้ยทบต้นกับปู่ที่ตู้กดเงิน”' },
]

/**
 * Each kind in each state: plain, with an icon, disabled and busy, short and long. Try hover, focus and press by hand.
 */
export function KitButtons() {
  const [isBusy, setBusy] = useState(false)
  return (
    <Card as="div" className="grid gap-5">
      {kinds.map(({ kind, short, long }) => (
        <div key={kind} className="flex flex-wrap gap-3">
          <Button kind={kind}>{short}</Button>
          <Button kind={kind} size="small" icon={<Icon of={Plus} />}>
            {short}
          </Button>
          <Button kind={kind} isBusy>
            {short}
          </Button>
          <Button kind={kind} offReason="เลือกคำตอบก่อน แล้วจึงกดได้">
            {short}
          </Button>
          <Button kind={kind} isWide>
            {long}
          </Button>
        </div>
      ))}
      <Button isWide isBusy={isBusy} onClick={() => setBusy(true)}>
        กดแล้วเริ่มทำรายการ
      </Button>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton kind="line" to="/" icon={<Icon of={Heart} />}>
          กลับหน้าแรก
        </LinkButton>
        <LinkButton kind="quiet" size="small" to="/">
          อ่านต่อ
        </LinkButton>
        <IconButton label="แบ่งปัน" icon={<Icon of={Share2} />} />
        <a href="/">อ่านเรื่องดอกเบี้ยทบต้น</a>
      </div>
    </Card>
  )
}
