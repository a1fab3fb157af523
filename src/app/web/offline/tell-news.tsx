import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { dropUnsent, followUnsentActs, forgetOld, listUnsent } from '#lib/web/offline/unsent-acts.ts'
import { subscribe } from '#lib/web/session-store.ts'
import { ToastProvider } from '#ui/overlays/toast.tsx'
import { type ShowToast, useToast } from '#ui/overlays/toast-context.ts'
import { describeNews, describeUnsent } from './describe-news.ts'

/** Reports the results of queued actions on every page; a separate React root, so that no page contains it. */
export function tellNews(): void {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <ToastProvider>
      <Teller />
    </ToastProvider>,
  )
}

function Teller() {
  const show = useToast()
  useEffect(
    () =>
      followUnsentActs((news) => {
        for (const words of describeNews(news, location.pathname)) show(words)
      }),
    [show],
  )
  useEffect(() => {
    void forgetOld().catch(() => {})
    void tellUnsent(show)
    return subscribe(() => void tellUnsent(show))
  }, [show])
  return null
}

/** Repeated on every page until it is dismissed. */
async function tellUnsent(show: ShowToast): Promise<void> {
  const acts = await listUnsent()
  const words = describeUnsent(acts)
  if (words) show(words, () => void dropUnsent(acts).catch(() => {}))
}
