import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import { sendUnder } from '#lib/web/data/send-under.ts'
import { useSite } from '#lib/web/site.tsx'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import type { CookieSwitches } from '../contract.ts'
import { LazyCookieSettings } from './lazy-cookie-settings.tsx'
import { text } from './text.ts'
import { everything, onlyNecessary, recordSwitches, useMustAskForCookies } from './use-cookie-consent.ts'

/**
 * Asks once a year in one line at the end of the flow, with accept and decline of the same size. It covers nothing, and no
 * page with a task shows it; until it is answered, only what is necessary is stored.
 */
export function CookieBanner() {
  const mustAsk = useMustAskForCookies()
  const [isOpen, setOpen] = useState(false)
  const { cookiesVersion, cookiesAskedSince } = useSite()
  // This browser stores the answer even if the server cannot be reached.
  const record = (switches: CookieSwitches) =>
    void recordSwitches(sendUnder(crypto.randomUUID()), switches, cookiesVersion).catch(() => {})
  return (
    // Hidden in the server's HTML, and possibly already shown by the first script at hydration.
    <section
      className="cookie-banner"
      aria-label={text.bannerLabel}
      data-asked-since={cookiesAskedSince ?? undefined}
      hidden={!mustAsk}
      suppressHydrationWarning
    >
      <p>
        {text.banner} <Link to="/policy/cookies">{text.policy}</Link>
      </p>
      <div className="cookie-banner-acts">
        <Button kind="line" size="small" data-js onClick={() => record(everything)}>
          {text.acceptAll}
        </Button>
        <Button kind="line" size="small" data-js onClick={() => record(onlyNecessary)}>
          {text.onlyNecessary}
        </Button>
        <IconButton
          data-js
          label={text.settings}
          icon={<Icon of={Settings} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      <LazyCookieSettings isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
