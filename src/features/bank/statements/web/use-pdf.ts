import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { saveFile } from '#lib/web/save-file.ts'
import { readToken } from '#lib/web/session-store.ts'

/** Downloads a PDF with the bearer token, and saves it under the name that the server gives. */
export function usePdf() {
  return useAct(async (_send, path: string) => {
    // Refreshes an expired token; the file is not JSON, so `call` cannot load it.
    await refreshProfile()
    const reply = await fetch(path, { headers: { authorization: `Bearer ${readToken()}` } })
    if (!reply.ok) throw new Error(String(reply.status))
    const name = reply.headers.get('content-disposition')?.match(/filename="([\w.-]+)"/)?.[1]
    saveFile(await reply.blob(), name ?? 'koinklass.pdf')
  })
}
