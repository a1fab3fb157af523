import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { saveFile } from '#lib/web/save-file.ts'
import { readToken } from '#lib/web/session-store.ts'
import { statementPdfPath } from '../contract.ts'

/** Downloads a month's statement with the bearer token, and saves it as a file. */
export function usePdf() {
  return useAct(async (_send, month: string) => {
    // Refreshes an expired token; the file is not JSON, so `call` cannot load it.
    await refreshProfile()
    const asked = `${statementPdfPath}?${new URLSearchParams({ month })}`
    const reply = await fetch(asked, { headers: { authorization: `Bearer ${readToken()}` } })
    if (!reply.ok) throw new Error(String(reply.status))
    saveFile(await reply.blob(), `koinklass-statement-${month}.pdf`)
  })
}
