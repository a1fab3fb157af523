import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastProvider } from '#kit/web/overlays/toast.tsx'
import { type ShowToast, useToast } from '#kit/web/overlays/toast-context.ts'
import { dropUnsent, followOutbox, forgetOld, listUnsent } from '#lib/web/offline/outbox.ts'
import { subscribe } from '#lib/web/session-store.ts'
import { describeNews, describeUnsent } from './describe-news.ts'

/** Says what became of what waited, on whatever page somebody is; a root of its own, so that no page carries it. */
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
      followOutbox((news) => {
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

/** Said again on every page that is opened, until somebody has put it away. */
async function tellUnsent(show: ShowToast): Promise<void> {
  const acts = await listUnsent()
  const words = describeUnsent(acts)
  if (words) show(words, () => void dropUnsent(acts).catch(() => {}))
}
