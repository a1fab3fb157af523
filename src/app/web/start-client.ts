// The first script of every page, and on a visitor's page the only one that runs until the page is used. The framework
// is fetched when the browser is idle, so that it does not compete with text and pictures. The first touch, key or
// pointer event starts it, so that hydration does not block a page that is only read.
import { showCookieBanner } from '#features/consent/web/show-cookie-banner.ts'
import { reloadOnMissingChunk } from '#lib/web/chunk-reload.ts'
import { readStored, settlePreferences, storageKeys } from '#lib/web/storage.ts'

const early: HTMLElement[] = []
const failureId = 'start-failure'
/**
 * A page without interaction is hydrated after this time, before the invitation is due (20 s after the page opened).
 */
const unusedMs = 10_000
let isStarted = false

function start() {
  if (isStarted) return
  isStarted = true
  void import('./client.tsx')
    .then(async ({ started }) => {
      await started
      removeEventListener('click', save, true)
      for (const element of early) element.click()
    })
    .catch(showFailure)
}

/**
 * A failed start shows the error page, and a red progress bar. One press brings the text back. Offline the text is not
 * replaced at all; a press on something that needs the script tells what is missing.
 */
function showFailure() {
  removeEventListener('click', save, true)
  const link = early.findLast((element) => element instanceof HTMLAnchorElement)
  // A link needs no script.
  if (link && navigator.onLine) return location.assign((link as HTMLAnchorElement).href)
  document.body.prepend(newElement('div', '', { class: 'loading-bar', 'data-state': 'failed', role: 'presentation' }))
  const frame = document.querySelector('.page-skeleton')
  if (frame) frame.replaceWith(newErrorPage())
  else if (navigator.onLine) hidePage()
  addEventListener('click', refuse, true)
  if (early.length > 0 && !frame && !navigator.onLine) tellFailure()
}

function hidePage() {
  const main = document.querySelector('main')
  if (!main) return
  const page = [...main.children].filter((part) => !part.hasAttribute('hidden'))
  const error = newErrorPage()
  const back = newElement('button', 'อ่านหน้านี้ต่อ แต่ปุ่มบางปุ่มจะใช้ไม่ได้', { type: 'button', class: 'btn btn-line' })
  back.addEventListener('click', () => {
    error.remove()
    for (const part of page) part.removeAttribute('hidden')
  })
  error.append(back)
  for (const part of page) part.setAttribute('hidden', '')
  main.prepend(error)
}

function newErrorPage(): HTMLElement {
  const page = newElement('section', '', { class: 'error-page' })
  page.append(
    newElement('h1', 'An error occurred'),
    newElement('p', 'โหลดหน้านี้ไม่สำเร็จ ลองโหลดใหม่อีกครั้ง', { role: 'alert' }),
    newElement('a', 'โหลดหน้าใหม่', { href: '', class: 'btn btn-main' }),
    newElement('a', 'กลับหน้าแรก', { href: '/' }),
  )
  return page
}

function refuse(event: Event) {
  if (!(event.target as Element | null)?.closest('[data-js]')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  tellFailure()
}

function tellFailure() {
  document.getElementById(failureId)?.remove()
  const line = newElement('p', '', { id: failureId, class: 'notice notice-warn mb-4', role: 'alert' })
  // One element for both, because otherwise the link would be a column of its own.
  const words = newElement('span', 'หน้านี้โหลดมาไม่ครบ ปุ่มนี้จึงยังใช้ไม่ได้ ')
  words.append(newElement('a', 'โหลดหน้าใหม่', { href: '' }))
  line.append(words)
  document.querySelector('main')?.prepend(line)
  line.scrollIntoView({ block: 'nearest' })
}

function newElement(tag: string, text: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/**
 * Keeps a press on an element that needs the script, and replays it after hydration; likewise on a link with
 * `data-early`, which would reload the page that it only changes (ui/basics/tabs.tsx).
 */
function save(event: MouseEvent) {
  const element = (event.target as Element | null)?.closest<HTMLElement>('[data-js],a[data-early]')
  start()
  if (!element || (element instanceof HTMLAnchorElement && opensElsewhere(event))) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!early.includes(element)) early.push(element)
}

/** A press that the browser answers with a new tab, a new window or a download. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

reloadOnMissingChunk()
showCookieBanner()
settlePreferences()
// Applies the reader's text size before hydration.
const size = readStored(storageKeys.readingSize)
if (size) document.documentElement.dataset.readingSize = size
addEventListener('click', save, true)
for (const type of ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(type, start, { once: true, passive: true })
}
if (
  document.currentScript === null &&
  (readStored(storageKeys.token) !== null || document.querySelector('script[data-now]'))
)
  start()
else if (document.readyState === 'complete') idle()
else addEventListener('load', idle, { once: true })

function idle() {
  const wait = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
  wait(fetchFramework, { timeout: 4_000 })
  setTimeout(start, unusedMs)
}

/** Fetches and compiles the framework without running it; app/pages/page-tags.ts writes the addresses. */
function fetchFramework() {
  const files = document.querySelector<HTMLElement>('script[data-framework]')?.dataset.framework?.split(' ') ?? []
  for (const href of files) {
    const link = newElement('link', '', { rel: 'modulepreload', fetchpriority: 'low', href })
    document.head.append(link)
  }
}
