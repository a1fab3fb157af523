import type { ReactNode } from 'react'
import type { Credentials } from '#features/identity/credentials/contract.ts'
import { credentialsText } from '#features/identity/credentials/web/credentials-text.ts'
import { EmailPart } from '#features/identity/credentials/web/email-part.tsx'
import { PasswordPart } from '#features/identity/credentials/web/password-part.tsx'
import type { ExportState } from '#features/identity/privacy/contract.ts'
import { DataPart } from '#features/identity/privacy/web/data-part.tsx'
import { LeavePart } from '#features/identity/privacy/web/leave-part.tsx'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { editText } from './edit-text.ts'

interface OwnerPartsProps {
  credentials: Credentials | null
  exports: ExportState | null
  /** The list of sessions, between the login methods and the data. */
  children: ReactNode
}

/** E-mail and password, data export, and account deletion; null parts could not be loaded. */
export function OwnerParts({ credentials, exports, children }: OwnerPartsProps) {
  // The confirmation of each action depends on it.
  if (credentials === null)
    return (
      <>
        <LoadFailed />
        {children}
      </>
    )
  const { has_password: hasPassword } = credentials
  return (
    <>
      <EmailPart credentials={credentials} />
      <PasswordPart credentials={credentials} />
      {children}
      {exports === null ? <LoadFailed /> : <DataPart state={exports} hasPassword={hasPassword} />}
      <LeavePart hasPassword={hasPassword} />
    </>
  )
}

function LoadFailed() {
  const retry = (
    <Button kind="line" size="small" onClick={() => void refreshPage()}>
      {editText.retry}
    </Button>
  )
  return (
    <Notice kind="danger" action={retry}>
      {credentialsText.loadFailed}
    </Notice>
  )
}
