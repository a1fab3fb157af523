import { type ReactNode, useState } from 'react'
import type { Send } from '#lib/web/data/send-under.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { FormFault } from './staff-forms.tsx'
import { useStaffForm } from './use-staff-form.ts'

type Words = { title: string; lead: string; id: string; idHint: string; reason: string; act: string }
type Asked = { user_id: string; reason: string }

interface PersonLookProps<R> {
  words: Words
  /** The page's own address. */
  path: string
  /** The call that logs the reason and reads the person. */
  look: (send: Send, asked: Asked) => Promise<R>
  children: (reply: R) => ReactNode
}

/** A staff page about one person: asks for the person's id and a reason, which is logged, and shows what was read. */
export function PersonLook<R>({ words, path, look, children }: PersonLookProps<R>) {
  const [shown, setShown] = useState<R | null>(null)
  const { form: _, ...asking } = useStaffForm({
    id: 'look',
    values: { user_id: '', reason: '' },
    act: (send, { user_id, reason }) => look(send, { user_id: user_id.trim(), reason }),
    onDone: (reply) => setShown(reply),
  })
  return (
    <PageFrame title={words.title} description={words.lead} path={path} isPrivate lead={words.lead}>
      <Card as="div" className="max-w-160">
        <form className="grid gap-4" noValidate onSubmit={asking.onSubmit}>
          <TextField {...asking.field('user_id')} label={words.id} hint={words.idHint} autoComplete="off" />
          <TextField {...asking.field('reason')} label={words.reason} />
          <Button type="submit" size="small" className="justify-self-start" isBusy={asking.isBusy}>
            {words.act}
          </Button>
          <FormFault fault={asking.fault} />
        </form>
      </Card>
      {shown === null ? null : children(shown)}
    </PageFrame>
  )
}
