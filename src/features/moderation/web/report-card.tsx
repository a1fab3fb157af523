import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readToken } from '#lib/web/session-store.ts'
import { Button } from '#lib/web/ui/button.tsx'
import { Icon } from '#lib/web/ui/icon.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { text } from './text.ts'

/** Asks moderators to look at a post; who is not signed in logs in first (`loginPath`) and comes back. */
export function ReportCard({ id, loginPath }: { id: string; loginPath: string }) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const press = () => (readToken() === null ? void navigate(loginPath) : setOpen(true))
  return (
    <>
      <Button kind="quiet" size="small" icon={<Icon of={Flag} />} data-js onClick={press}>
        {text.report}
      </Button>
      {isOpen && <ReportDialog id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
