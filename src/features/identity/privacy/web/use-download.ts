import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { saveFile } from '#lib/web/save-file.ts'
import { readToken } from '#lib/web/session-store.ts'
import { exportFilePath } from '../contract.ts'
import { privacyText } from './text.ts'

/** Downloads the export with the bearer token, and saves it as a file. */
export function useDownload() {
  const { run, isBusy, done, refusal } = useAct(async () => {
    // Refreshes an expired token; the file is not JSON, so `call` cannot load it.
    await refreshProfile()
    const reply = await fetch(exportFilePath, { headers: { authorization: `Bearer ${readToken()}` } })
    if (!reply.ok) throw new Error(String(reply.status))
    const name = reply.headers.get('content-disposition')?.match(/filename="([\w.-]+)"/)?.[1]
    saveFile(await reply.blob(), name ?? 'koinklass.zip')
  })
  return {
    download: run,
    isBusy,
    news: done ? privacyText.downloaded : null,
    fault: refusal ? privacyText.downloadFailed : null,
  }
}
