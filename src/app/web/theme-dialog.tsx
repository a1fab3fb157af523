import { Dialog } from '#lib/web/ui/dialog.tsx'
import { ThemeSwitch } from '#lib/web/ui/theme-switch.tsx'
import { themeText } from '#lib/web/ui/theme-text.ts'

/** The theme for who has neither drawer nor menu of their own at hand. */
export function ThemeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={themeText.theme}>
      <ThemeSwitch />
    </Dialog>
  )
}
