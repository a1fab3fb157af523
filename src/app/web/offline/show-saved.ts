// The only script of the offline page: the readable pages, the unsent actions, and the reload when the network is back.
import { listSavedPages } from '#lib/web/offline/saved-pages.ts'
import { listWaiting } from '#lib/web/offline/unsent-acts.ts'

const list = document.querySelector<HTMLElement>('#kept')

async function showPages() {
  const pages = await listSavedPages()
  list?.replaceChildren(
    ...(pages.length > 0 ? pages.map(({ path, title }) => row(title, path)) : [row(list.dataset.none!)]),
  )
}

async function showWaiting() {
  const line = document.querySelector<HTMLElement>('#waiting')
  const count = (await listWaiting()).length
  if (line && count > 0) line.textContent = line.dataset.text!.replace('{count}', String(count))
}

function row(words: string, path?: string): HTMLElement {
  const item = document.createElement('li')
  const shown = path ? document.createElement('a') : document.createElement('span')
  if (shown instanceof HTMLAnchorElement) shown.href = path!
  shown.textContent = words
  item.append(shown)
  return item
}

/** This page is shown at the requested address, which is reloaded; only /offline itself goes home. */
function goOn() {
  if (location.pathname === '/offline') location.href = '/'
  else location.reload()
}

/** A connection does not imply that the server is reachable, so check first: the reader may have just chosen a page. */
async function goOnIfReached() {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) goOn()
}

void showPages()
void showWaiting()
document.querySelector('#retry')?.addEventListener('click', goOn)
addEventListener('online', () => void goOnIfReached())
// The network came back while this page was on its way: no event will tell.
if (navigator.onLine) setTimeout(() => void goOnIfReached(), 5_000)
