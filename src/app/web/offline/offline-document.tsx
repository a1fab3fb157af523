import { renderToStaticMarkup } from 'react-dom/server'
import { ArtFile } from '#art/art-file.tsx'
import { text } from './text.ts'

/** The page that replaces every other page offline, as HTML; `tags` are elements from the build. */
export function renderOffline(tags: { head: string; body: string }): string {
  const html = renderToStaticMarkup(<OfflineDocument />)
  return `<!doctype html>${html.replace('</head>', () => `${tags.head}</head>`).replace('</body>', () => `${tags.body}</body>`)}`
}

/** show-saved.ts alone adds the behaviour: the framework could not tell which page this one replaces. */
function OfflineDocument() {
  return (
    <html lang="th">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{text.title}</title>
        <meta name="description" content={text.description} />
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <header className="site-header">
          <a href="#main" className="skip-link">
            {text.skip}
          </a>
          <div className="site-bar is-alone">
            <a href="/" className="site-name" aria-label={text.home}>
              <ArtFile file="logos/mark.svg" />
              <span aria-hidden>Koinklass</span>
            </a>
          </div>
        </header>
        <main id="main" tabIndex={-1} data-tone="play">
          <div className="column stack">
            <div className="empty">
              <div className="empty-spot">
                <ArtFile file="spots/offline.svg" />
              </div>
              <h1>{text.heading}</h1>
              <p className="text-ink-soft">{text.lead}</p>
              <p id="waiting" data-text={text.waiting} role="status" />
              <button type="button" id="retry" className="btn btn-main" data-js>
                <span className="btn-label">{text.retry}</span>
              </button>
            </div>
            <section aria-labelledby="kept-title" className="card">
              <h2 id="kept-title">{text.saved}</h2>
              <ul id="kept" className="offline-list" data-none={text.none} />
            </section>
          </div>
        </main>
      </body>
    </html>
  )
}
