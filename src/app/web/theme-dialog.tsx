import { ThemeSwitch } from '#kit/web/basics/theme-switch.tsx'
import { themeText } from '#kit/web/basics/theme-text.ts'
import { Dialog } from '#kit/web/overlays/dialog.tsx'

/** The theme for who has neither drawer nor menu of their own at hand. */
export function ThemeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={themeText.theme}>
      <ThemeSwitch />
    </Dialog>
  )
}
