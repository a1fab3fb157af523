import { renderToStaticMarkup } from 'react-dom/server'
import type { ApiDocument } from './api-document.ts'
import { DocsPage } from './docs-page.tsx'

/** The API document as HTML; `tags` are the style and script elements from the build. */
export function renderDocs(document: unknown, tags: { head: string; body: string }): string {
  const html = renderToStaticMarkup(<DocsPage document={document as ApiDocument} />)
  // Functions, because a replacement string would interpret $ patterns.
  return `<!doctype html>${html.replace('</head>', () => `${tags.head}</head>`).replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${tags.body}</body>`)}`
}
