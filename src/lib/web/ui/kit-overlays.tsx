import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import { Logo } from '../art/logo.tsx'
import { Button, IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DisclosureMenu, MenuRow } from './disclosure-menu.tsx'
import { Drawer } from './drawer.tsx'
import { Icon } from './icon.tsx'
import { NavigationProgress } from './progress-bar.tsx'
import { useToast } from './toast-context.ts'

const clubs = ['Hit', 'Biz Master', 'Smart Society', 'Play Yard', 'Greenery']

/** Header menu, drawer, dialog, toast, progress line. */
export function KitOverlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const close = () => setOpen(null)
  const toast = useToast()
  const clubLinks = clubs.map((club, i) => (
    <li key={club}>
      <a className="menu-item" href={`/club/${i}`} aria-current={i === 1 ? 'page' : undefined}>
        {club}
      </a>
    </li>
  ))
  return (
    <header className="border-b border-line bg-surface">
      <NavigationProgress state={state} />
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-2 px-4 py-1">
        <IconButton label="เปิดเมนู" icon={<Icon of={Menu} size={24} />} onClick={() => setOpen('drawer')} />
        <Logo className="size-10" label="Koinklass" />
        <MenuRow label="หลัก">
          <a className="menu-button" href="/">
            หน้าแรก
          </a>
          <DisclosureMenu label="Club" isCurrent>
            {clubLinks}
          </DisclosureMenu>
          <DisclosureMenu label="มายด์" isAtEnd>
            {clubLinks}
          </DisclosureMenu>
        </MenuRow>
        <Button size="small" kind="line" onClick={() => setOpen('dialog')}>
          ปิดบัญชี
        </Button>
        <Button size="small" kind="line" onClick={() => toast('เก็บไว้แล้ว ดูได้ที่โปรไฟล์')}>
          เก็บไว้
        </Button>
        <Button size="small" kind="line" onClick={() => setState(state === 'busy' ? 'failed' : 'busy')}>
          โหลด
        </Button>
      </div>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        label="เมนู"
        head={<Logo className="size-10" />}
        foot="Version: 1.2.3"
      >
        <ul>{clubLinks}</ul>
      </Drawer>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        tone="money"
        title="ปิดบัญชีฝากประจำวันนี้ไหม"
        actions={
          <>
            <Button onClick={close}>ปิดบัญชีและรับ 1,202.96 koin</Button>
            <Button kind="line" onClick={close}>
              ฝากต่อ
            </Button>
          </>
        }
      >
        <p>ถ้ารอครบกำหนด 26 ธ.ค. จะได้ 1,213.77 koin</p>
      </Dialog>
    </header>
  )
}
