import { useState } from 'react'
import type { CookieConsent, LimitReason } from '#features/consent/contract.ts'
import { LazyCookieSettings } from '#features/consent/web/lazy-cookie-settings.tsx'
import { text as settingsText } from '#features/consent/web/settings-text.ts'
import { onlyNecessary, recordSwitches } from '#features/consent/web/use-cookie-consent.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useSite } from '#lib/web/site.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { text } from './text.ts'

const names = ['preferences', 'analytics', 'marketing'] as const

interface CookiesPartProps {
  consent: CookieConsent | null
  limited_by: LimitReason | null
}

/** The cookie switches of the person, for every browser with their login; one press switches all off. */
export function CookiesPart({ consent, limited_by: limitedBy }: CookiesPartProps) {
  const { cookiesVersion } = useSite()
  const [isOpen, setOpen] = useState(false)
  const { run, isBusy, done, fault } = useAct((send) => recordSwitches(send, onlyNecessary, cookiesVersion), {
    refresh: ['page'],
    onRefused: refreshPage,
  })
  const news = done ? text.offDone : fault
  return (
    <Card aria-labelledby="cookies" className="grid gap-4">
      <h2 id="cookies">{text.cookies}</h2>
      <p className="text-ink-soft">{text.cookiesLead}</p>
      <dl className="grid gap-3">
        {names.map((name) => (
          <Switch
            key={name}
            name={text.switches[name]}
            isOn={consent?.switches[name] ?? false}
            reason={limitedBy && name !== 'preferences' ? settingsText.limited[limitedBy] : null}
          />
        ))}
      </dl>
      <p className="text-13 text-ink-soft">
        {consent
          ? `${text.policies.cookies} ${text.version(consent.policy_version)} · ${text.chosen} ${formatThaiMoment(new Date(consent.given_at))}`
          : text.noCookies}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button kind="line" isWide aria-haspopup="dialog" data-js onClick={() => setOpen(true)}>
          {text.change}
        </Button>
        <Button kind="line" isWide isBusy={isBusy} data-js onClick={() => void run()}>
          {text.allOff}
        </Button>
      </div>
      <p role="status" className="min-h-6.5 text-ink-soft">
        {news}
      </p>
      <LazyCookieSettings isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  )
}

function Switch({ name, isOn, reason }: { name: string; isOn: boolean; reason: string | null }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line border-b pb-3">
      <dt>{name}</dt>
      <dd className="font-semibold">{isOn ? text.on : text.off}</dd>
      {reason ? <dd className="w-full text-13 text-ink-soft">{reason}</dd> : null}
    </div>
  )
}
