import { useSyncExternalStore } from 'react'
import { askToInstall, canInstall, followInstall } from '#lib/web/install-prompt.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { text } from './text.ts'

/** Offers to install the site as an app, where the browser can and it is not yet. */
export function InstallPart() {
  const isOffered = useSyncExternalStore(followInstall, canInstall, () => false)
  if (!isOffered) return null
  return (
    <Card aria-labelledby="install" className="grid gap-3">
      <h2 id="install">{text.install}</h2>
      <p className="text-ink-soft">
        <ThaiText>{text.installLead}</ThaiText>
      </p>
      <Button kind="line" onClick={() => void askToInstall()}>
        {text.installNow}
      </Button>
    </Card>
  )
}
