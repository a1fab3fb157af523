import { type FormEvent, useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { type GuardianView, openByGuardianCode } from '../contract.ts'
import { guardianText as text } from './guardian-text.ts'

/** Opens the request by the code of the mail, for a guardian who would rather not press a link. */
export function GuardianCode({ onOpen }: { onOpen: (opened: { token: string; view: GuardianView }) => void }) {
  const [code, setCode] = useState('')
  const { run, isBusy, fault } = useAct(openByGuardianCode, { onDone: onOpen })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') void run({ body: { code } })
  }
  return (
    <form method="post" className="grid gap-4" onSubmit={onSubmit}>
      <TextField
        label={text.code}
        hint={text.codeHint}
        name="code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
      <Button type="submit" kind="line" isWide isBusy={isBusy} data-js>
        {text.openByCode}
      </Button>
    </form>
  )
}
