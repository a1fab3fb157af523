import { renderToStaticMarkup } from 'react-dom/server'
import { ArtFile } from '#art/art-file.tsx'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { text } from './text.ts'

/** The page for everybody but staff while the product is closed, as HTML without a script; `head` is from the build. */
export function renderMaintenance(head: string, backAt: Date | null): string {
  const html = renderToStaticMarkup(<MaintenanceDocument backAt={backAt} />)
  return `<!doctype html>${html.replace('</head>', () => `${head}</head>`)}`
}

function MaintenanceDocument({ backAt }: { backAt: Date | null }) {
  return (
    <html lang="th">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{text.title}</title>
        <meta name="description" content={text.lead} />
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <header className="site-header">
          <div className="site-bar">
            <span className="site-name">
              <ArtFile file="logos/mark.svg" />
              <span>Koinklass</span>
            </span>
          </div>
        </header>
        <main id="main" tabIndex={-1} data-tone="play">
          <div className="column stack">
            <div className="empty">
              <div className="empty-spot">
                <ArtFile file="spots/jar-tied.svg" />
              </div>
              <h1>{text.heading}</h1>
              <p className="text-ink-soft">{text.lead}</p>
              <p>
                <b>{backAt ? text.back(formatThaiMoment(backAt)) : text.later}</b>
              </p>
              <p className="text-ink-soft">{text.unsent}</p>
              <form method="get">
                <button type="submit" className="btn btn-main">
                  <span className="btn-label">{text.retry}</span>
                </button>
              </form>
            </div>
            <p className="text-13">
              <a href="/admin" className="tap">
                {text.staff}
              </a>
            </p>
          </div>
        </main>
      </body>
    </html>
  )
}
