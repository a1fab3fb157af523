import { type FormEvent, useId } from 'react'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { readToken } from '#lib/web/session-store.ts'
import { useSite } from '#lib/web/site.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type CookieSwitches, getCookieConsent } from '../contract.ts'
import { text } from './settings-text.ts'
import { readSwitches, recordSwitches } from './use-cookie-consent.ts'

const names = ['necessary', 'preferences', 'analytics', 'marketing'] as const

/** The four switches. Cancel, Esc and the backdrop change nothing. */
export function CookieSettings({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const { cookiesVersion } = useSite()
  const saving = useAct((send, switches: CookieSwitches) => recordSwitches(send, switches, cookiesVersion), {
    onDone: () => {
      // What a page shows of it is read again.
      if (readToken() !== null) void refreshPage()
      onClose()
    },
  })
  // What closes two of the switches to the person at this browser; a visitor has none. The server has the last word.
  const { reply } = useReply(getCookieConsent, {}, { isPersonal: true })
  const limitedBy = reply?.limited_by ?? null
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
              // A new key when the switch becomes disabled, so that it does not look checked.
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
