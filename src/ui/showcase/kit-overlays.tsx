import { useState } from 'react'
import { Logo } from '#art/logo.tsx'
import { Button } from '../basics/button.tsx'
import { Card } from '../basics/card.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { DisclosureMenu, MenuRow } from '../overlays/disclosure-menu.tsx'
import { Drawer } from '../overlays/drawer.tsx'
import { ToastProvider } from '../overlays/toast.tsx'
import { useToast } from '../overlays/toast-context.ts'
import type { KitPlace } from './kit-part.tsx'

const clubs = ['Hit', 'Biz Master', 'Smart Society', 'Play Yard', 'Greenery']

function ClubLinks() {
  return clubs.map((club, i) => (
    <li key={club}>
      <a className="menu-item" href={`/club/${i}`} aria-current={i === 1 ? 'page' : undefined}>
        {club}
      </a>
    </li>
  ))
}

/** A dialog from 640 px and a sheet below, with little and with much in it; the drawer. */
export function KitDialogs({ at }: KitPlace) {
  const [open, setOpen] = useState<'short' | 'long' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  const acts = (
    <>
      <Button onClick={close}>ปิดบัญชีและรับ 1,202.96 koin</Button>
      <Button kind="line" onClick={close}>
        ฝากต่อ
      </Button>
    </>
  )
  return (
    <Card as="div" className="flex flex-wrap gap-3">
      <Button kind="line" size="small" onClick={() => setOpen('short')}>
        กล่องสั้น
      </Button>
      <Button kind="line" size="small" onClick={() => setOpen('long')}>
        กล่องยาว
      </Button>
      <Button kind="line" size="small" onClick={() => setOpen('drawer')}>
        เมนูข้าง
      </Button>
      <Dialog isOpen={open === 'short'} onClose={close} title="ปิดบัญชีฝากประจำวันนี้ไหม" actions={acts}>
        <p>ถ้ารอครบกำหนด 26 ธ.ค. จะได้ 1,213.77 koin</p>
      </Dialog>
      <Dialog isOpen={open === 'long'} onClose={close} size="large" title="ข้อตกลงของปี๊บฎุฏฐี้ทุกใบ" actions={acts}>
        {Array.from({ length: 12 }, (_, i) => (
          <p key={i}>ข้อ {i + 1} ดอกเบี้ยคิดจากเงินต้นทุกวัน และบอกก่อนทุกครั้งที่อัตราเปลี่ยน อ่านช้า ๆ ได้ ไม่มีเวลานับถอยหลัง</p>
        ))}
      </Dialog>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        label={`เมนู ${at}`}
        head={<Logo className="size-10" />}
        foot="Version: 1.2.3"
      >
        <ul>
          <ClubLinks />
        </ul>
      </Drawer>
    </Card>
  )
}

/** A message of six seconds, short and long. */
export function KitToasts() {
  return (
    <ToastProvider>
      <ToastButtons />
    </ToastProvider>
  )
}

function ToastButtons() {
  const toast = useToast()
  return (
    <Card as="div" className="flex flex-wrap gap-3">
      <Button kind="line" size="small" onClick={() => toast('เก็บไว้แล้ว')}>
        ข้อความสั้น
      </Button>
      <Button
        kind="line"
        size="small"
        onClick={() => toast('เก็บ “ปี๊บฎุฏฐี้กับดอกเบี้ยทบต้น” ไว้แล้ว เปิดอ่านได้ทุกเมื่อที่โปรไฟล์ แม้ตอนไม่มีเน็ต')}
      >
        ข้อความยาว
      </Button>
    </Card>
  )
}

/** The header's menus: closed, current, at the end of the row. */
export function KitMenus({ at }: KitPlace) {
  return (
    <Card as="div">
      <MenuRow label={`หลัก ${at}`}>
        <a className="menu-button" href="/">
          หน้าแรก
        </a>
        <DisclosureMenu label="Club" isCurrent>
          <ClubLinks />
        </DisclosureMenu>
        <DisclosureMenu label="มายด์" isAtEnd>
          <ClubLinks />
        </DisclosureMenu>
      </MenuRow>
    </Card>
  )
}
