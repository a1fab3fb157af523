import { type FormEvent, useId } from 'react'
import { useSite } from '#lib/web/site.tsx'
import { Button } from '#lib/web/ui/button.tsx'
import { CheckboxField } from '#lib/web/ui/checkbox-field.tsx'
import { Dialog } from '#lib/web/ui/dialog.tsx'
import type { CookieSwitches } from '../contract.ts'
import { text } from './settings-text.ts'
import { readSwitches, recordSwitches } from './use-cookie-consent.ts'

const names = ['necessary', 'preferences', 'analytics', 'marketing'] as const

/** The four switches. Cancel, Esc and the backdrop change nothing. */
export function CookieSettings({ onClose }: { onClose: () => void }) {
  const { cookiesVersion } = useSite()
  const formId = useId()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = Object.fromEntries(names.map((name) => [name, form.has(name)]))
    void recordSwitches({ ...chosen, necessary: true } as CookieSwitches, cookiesVersion)
    onClose()
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
          <Button kind="line" type="submit" form={formId}>
            {text.accept}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={save} className="grid gap-2">
        {names.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={text.switches[name].name}
            hint={text.switches[name].hint}
            defaultChecked={stored?.[name] ?? false}
            disabled={name === 'necessary'}
          />
        ))}
      </form>
    </Dialog>
  )
}
