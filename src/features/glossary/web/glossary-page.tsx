import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type GlossaryEntry, readGlossary } from '../contract.ts'
import { groupByLetter } from '../rules.ts'
import { glossaryText as text } from './text.ts'

export function loader() {
  return call(readGlossary, {})
}

export function Component() {
  const { terms } = useLoaderData<typeof loader>()
  const groups = groupByLetter(terms)
  return (
    <PageFrame title={text.title} description={text.description} path="/glossary" tone="play" isNarrow lead={text.lead}>
      <nav aria-label={text.letters} className="chips">
        {groups.map(({ letter }) => (
          <a key={letter} href={`#letter-${letter}`} className="chip">
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, terms: list }) => (
        <Card key={letter} id={`letter-${letter}`} tabIndex={-1} aria-labelledby={`of-${letter}`}>
          <h2 id={`of-${letter}`}>{letter}</h2>
          <dl className="glossary">
            {list.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </dl>
        </Card>
      ))}
    </PageFrame>
  )
}

function Entry({ entry: { key, term, also, meaning, example, article } }: { entry: GlossaryEntry }) {
  return (
    <div id={key} tabIndex={-1} className="glossary-entry">
      <dt>
        <ThaiText>{term}</ThaiText>
        {also.length > 0 && (
          <span className="glossary-also">
            {text.also} {also.join(', ')}
          </span>
        )}
      </dt>
      <dd>
        <ThaiText>{meaning}</ThaiText>
      </dd>
      <dd className="text-ink-soft">
        {text.example}: <ThaiText>{example}</ThaiText>
      </dd>
      {article && (
        <dd>
          <Link to={article.href} className="tap">
            {text.read(article.title)}
          </Link>
        </dd>
      )}
    </div>
  )
}
