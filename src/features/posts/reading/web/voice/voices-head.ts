import { voicePath, voices } from '#features/posts/documents/voice-rules.ts'
import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { text } from './text.ts'
import type { loader } from './voices-page.tsx'

/** Structured data of the bylines: where the page stands. */
export const describe: Describe<Awaited<ReturnType<typeof loader>>> = ({ voice }, { site }) => {
  const list = { name: text.title, path: '/voices' }
  return {
    jsonLd: [trailFromHome(site, voice ? [list, { name: voices[voice].name, path: voicePath(voice) }] : [list])],
  }
}
