import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import type { Credentials } from '../credentials-contract.ts'
import type { ExportState } from '../privacy-contract.ts'
import { credentialsText } from './credentials-text.ts'
import { DataPart } from './data-part.tsx'
import { editText } from './edit-text.ts'
import { EmailPart } from './email-part.tsx'
import { LeavePart } from './leave-part.tsx'
import { PasswordPart } from './password-part.tsx'

interface OwnerPartsProps {
  credentials: Credentials | null
  exports: ExportState | null
  /** Between what one logs in with and what one takes along: where one is logged in. */
  children: ReactNode
}

/** E-mail and password, one's data, and the way out; null is what could not be loaded. */
export function OwnerParts({ credentials, exports, children }: OwnerPartsProps) {
  // How each act asks who is there depends on it.
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
  const { revalidate } = useRevalidator()
  const retry = (
    <Button kind="line" size="small" onClick={() => void revalidate()}>
      {editText.retry}
    </Button>
  )
  return (
    <Notice kind="danger" action={retry}>
      {credentialsText.loadFailed}
    </Notice>
  )
}
