import { ArtFile } from '#art/art-file.tsx'
import { type ApiDocument, commonProblems, listCalls } from './api-document.ts'
import { groupCalls } from './api-groups.ts'
import { CallView, Problems } from './call-view.tsx'
import { text } from './text.ts'

const basics = [text.basicsToken, text.basicsMoney, text.basicsTime, text.basicsKey, text.basicsProblem]

/** The API document as a page: complete without JavaScript; the filter box appears when its script is loaded. */
export function DocsPage({ document }: { document: ApiDocument }) {
  const calls = listCalls(document)
  const groups = groupCalls(calls)
  const origin = document.servers[0]?.url ?? ''
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
          <div className="site-bar">
            <a href="/" className="site-name" aria-label={text.home}>
              <ArtFile file="logos/mark.svg" />
              <span aria-hidden>Koinklass</span>
            </a>
            {/* `dialog` sends nothing: the script filters while one types. */}
            <form method="dialog" className="api-filter-form">
              <input
                type="search"
                id="filter"
                className="input api-filter"
                aria-label={text.filter}
                placeholder={text.filter}
              />
            </form>
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          <h1>{text.title}</h1>
          <p>{text.version(document.info.version, calls.length)}</p>
          <p>
            <a href="/openapi.json" className="tap">
              {text.document}
            </a>
          </p>
          <nav aria-label={text.contents} className="api-contents">
            <ul className="chips">
              {groups.map(({ id, name }) => (
                <li key={id}>
                  <a className="chip" href={`#${id}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <section className="api-group" aria-labelledby="basics">
            <h2 id="basics">{text.basics}</h2>
            <ul className="api-basics">
              {basics.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <details className="card">
              <summary>{text.commonErrors}</summary>
              <Problems problems={commonProblems(document)} of={text.commonErrors} />
            </details>
          </section>
          <p id="none" role="status" data-text={text.none} />
          {groups.map(({ id, name, calls: own }) => (
            <section key={id} className="api-group" aria-labelledby={id} data-group>
              <h2 id={id}>{name}</h2>
              {own.map((call) => (
                <CallView key={call.anchor} call={call} origin={origin} />
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}
