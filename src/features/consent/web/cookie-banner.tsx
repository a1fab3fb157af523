import { useState } from 'react'
import { Link } from 'react-router'
import { useSite } from '#lib/web/site.tsx'
import { Button } from '#lib/web/ui/button.tsx'
import { LazyCookieSettings } from './lazy-cookie-settings.tsx'
import { text } from './text.ts'
import { everything, onlyNecessary, recordSwitches, useMustAskForCookies } from './use-cookie-consent.ts'

/** Asks once a year, at the lower edge, with yes and no of the same size. */
export function CookieBanner() {
  const mustAsk = useMustAskForCookies()
  const [isOpen, setOpen] = useState(false)
  const { cookiesVersion } = useSite()
  return (
    // Hidden in the server's HTML, and perhaps already shown by the first script when React comes.
    <section className="cookie-banner" aria-label={text.bannerLabel} hidden={!mustAsk} suppressHydrationWarning>
      <p>
        {text.banner} <Link to="/policy/cookies">{text.policy}</Link>
      </p>
      <div className="cookie-banner-acts">
        <Button kind="line" size="small" onClick={() => recordSwitches(everything, cookiesVersion)}>
          {text.acceptAll}
        </Button>
        <Button kind="line" size="small" onClick={() => recordSwitches(onlyNecessary, cookiesVersion)}>
          {text.onlyNecessary}
        </Button>
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          {text.settings}
        </Button>
      </div>
      <LazyCookieSettings isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
