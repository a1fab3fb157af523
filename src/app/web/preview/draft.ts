import type { ContentPreview, Draft, PreviewMessage } from '#kit/web/content-preview.ts'
import { refusals } from '#lib/errors.ts'
import { interceptCalls } from '#lib/web/call.ts'
import { showAsVisitor } from '#lib/web/session-store.ts'
import { webFeatures } from '../pages.ts'

const refusal = refusals({ preview_only: { status: 409, th: 'นี่เป็นตัวอย่าง จึงยังไม่ส่งอะไร' } })

/** Of this document, which shows one draft. */
let shown: { preview: ContentPreview; draft: Draft } | null = null

/**
 * Asks the editor for its draft and goes to the page of readers with it. The listener and what answers the calls live as
 * long as the document of the frame.
 */
export function startPreview(navigate: (path: string) => void): undefined {
  if (window.parent === window || shown) return
  leaveFocusAlone()
  interceptCalls(answer)
  const take = async ({ origin, source, data }: MessageEvent<PreviewMessage>) => {
    if (origin !== location.origin || source !== window.parent || shown) return
    const load = webFeatures.flatMap(({ previews = {} }) => previews[data.kind] ?? [])[0]
    if (!load) return
    const { preview } = await load()
    shown = { preview, draft: data.draft }
    showAsVisitor(data.reader === 'visitor')
    const path = preview.pathOf(data.draft)
    if (path) navigate(path)
  }
  addEventListener('message', (event: MessageEvent<PreviewMessage>) => void take(event))
  window.parent.postMessage({ isReady: true }, location.origin)
}

/**
 * The draft is shown anew while the editor types. Pages focus what they begin with, and in a frame that would take the
 * keyboard away from the box in the editor; so code may move the focus only once the person is in the frame.
 */
function leaveFocusAlone(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options)
  }
}

const answer: Parameters<typeof interceptCalls>[0] = async (spec, input, real) => {
  const own = shown?.preview.replies.find((one) => one.spec === spec)
  if (own && shown) return own.reply(shown.draft, input, real)
  // A session is renewed without a token, which must go on: the frame shares it with the editor.
  if (spec.method !== 'GET' && !spec.isAnonymous) throw refusal('preview_only')
  return real()
}
