import { useState } from 'react'
import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { saveFile } from '#lib/web/save-file.ts'
import { readToken } from '#lib/web/session-store.ts'
import { exportFilePath } from '../contract.ts'
import { privacyText } from './text.ts'

/** Fetches the packed data with the bearer token, and hands it to the browser as a file to keep. */
export function useDownload() {
  const [isBusy, setBusy] = useState(false)
  const [news, setNews] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  async function download(): Promise<void> {
    setBusy(true)
    setNews(null)
    setFault(null)
    try {
      // Renews a token that is over; the file is no JSON, so it does not come by `call`.
      await refreshProfile()
      const reply = await fetch(exportFilePath, { headers: { authorization: `Bearer ${readToken()}` } })
      if (!reply.ok) throw new Error(String(reply.status))
      const name = reply.headers.get('content-disposition')?.match(/filename="([\w.-]+)"/)?.[1]
      saveFile(await reply.blob(), name ?? 'koinklass.zip')
      setNews(privacyText.downloaded)
    } catch {
      setFault(privacyText.downloadFailed)
    }
    setBusy(false)
  }
  return { download, isBusy, news, fault }
}
