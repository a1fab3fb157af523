import { type FormEvent, useEffect, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { CheckboxField } from '#kit/web/fields/checkbox-field.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { readToken } from '#lib/web/session-store.ts'
import { useSite } from '#lib/web/site.tsx'
import { type CookieSwitches, getCookieConsent, type LimitReason } from '../contract.ts'
import { text } from './settings-text.ts'
import { readSwitches, recordSwitches } from './use-cookie-consent.ts'

const names = ['necessary', 'preferences', 'analytics', 'marketing'] as const

/** The four switches. Cancel, Esc and the backdrop change nothing. */
export function CookieSettings({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const saving = useSaving(onClose)
  const limitedBy = useLimit()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = Object.fromEntries(names.map((name) => [name, form.has(name)]))
    void saving.run({ ...chosen, necessary: true } as CookieSwitches)
  }
  const stored = readSwitches()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.settingsTitle}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button kind="line" type="submit" form={formId} isBusy={saving.isBusy}>
            {text.accept}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={save} className="grid gap-2">
        {saving.fault ? (
          <Notice kind="danger" isAlert>
            {saving.fault}
          </Notice>
        ) : null}
        {names.map((name) => {
          const isClosed = limitedBy !== null && (name === 'analytics' || name === 'marketing')
          return (
            <CheckboxField
              // Drawn anew when it closes: a box that is off may not look ticked.
              key={`${name} ${isClosed}`}
              name={name}
              label={text.switches[name].name}
              hint={isClosed ? text.limited[limitedBy] : text.switches[name].hint}
              defaultChecked={!isClosed && (stored?.[name] ?? false)}
              disabled={isClosed || name === 'necessary'}
            />
          )
        })}
      </form>
    </Dialog>
  )
}

/** Closes the dialog once the choice is kept; what a page shows of it is read again. */
function useSaving(onClose: () => void) {
  const { cookiesVersion } = useSite()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function run(switches: CookieSwitches): Promise<void> {
    setBusy(true)
    setFault(null)
    try {
      await recordSwitches(switches, cookiesVersion)
      if (readToken() !== null) void revalidate()
      onClose()
    } catch (error) {
      setFault(asRefusal(error).message)
      setBusy(false)
    }
  }
  return { isBusy, fault, run }
}

/** What closes two of the switches to the person at this browser; a visitor has none. The server has the last word. */
function useLimit(): LimitReason | null {
  const [limitedBy, setLimitedBy] = useState<LimitReason | null>(null)
  useEffect(() => {
    if (readToken() === null) return
    call(getCookieConsent, {})
      .then((found) => setLimitedBy(found.limited_by))
      .catch(() => {})
  }, [])
  return limitedBy
}
