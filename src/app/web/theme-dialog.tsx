import { ThemeSwitch } from '#ui/basics/theme-switch.tsx'
import { themeText } from '#ui/basics/theme-text.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

/** The theme switch, opened from the footer. */
export function ThemeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={themeText.theme}>
      <ThemeSwitch />
    </Dialog>
  )
}
