import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readToken } from '#lib/web/session-store.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { ReportDialog, type ReportKind } from './report-dialog.tsx'
import { text } from './text.ts'

type Props = { kind?: ReportKind; id: string; loginPath: string; label?: string }

/**
 * Reports a post or a summary to moderators (`label` distinguishes several); a visitor logs in first (`loginPath`) and
 * returns.
 */
export function ReportCard({ kind = 'post', id, loginPath, label }: Props) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const press = () => (readToken() === null ? void navigate(loginPath) : setOpen(true))
  return (
    <>
      <Button kind="quiet" size="small" icon={<Icon of={Flag} />} data-js onClick={press} aria-label={label}>
        {text.report}
      </Button>
      {isOpen && <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
