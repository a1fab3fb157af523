import { ThemeSwitch } from '#kit/web/basics/theme-switch.tsx'
import { themeText } from '#kit/web/basics/theme-text.ts'
import { Dialog } from '#kit/web/overlays/dialog.tsx'

/** The theme switch, opened from the footer. */
export function ThemeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={themeText.theme}>
      <ThemeSwitch />
    </Dialog>
  )
}
