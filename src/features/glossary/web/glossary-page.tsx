import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type GlossaryEntry, readGlossary, readWordOfDay } from '../contract.ts'
import { groupByLetter } from '../rules.ts'
import { findTerms } from './find-terms.ts'
import { glossaryText as text } from './text.ts'
import { useReveal } from './use-reveal.ts'

export async function loader() {
  const [{ terms }, { word }] = await Promise.all([call(readGlossary, {}), call(readWordOfDay, {})])
  return { terms, word }
}

/** All terms, folded by letter: without JavaScript too, and open where the address or a find in the page leads. */
export function Component() {
  const { terms, word } = useLoaderData<typeof loader>()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  // What was typed before the page was alive.
  useEffect(() => setTyped(box.current?.value ?? ''), [])
  const isFinding = typed.trim() !== ''
  // An address that names a term shows it, whatever was typed.
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same term may be asked for again
  useEffect(() => {
    if (hash !== '') setTyped('')
  }, [hash, key])
  useReveal(isFinding)
  return (
    <PageFrame title={text.title} description={text.description} path="/glossary" tone="play" isNarrow lead={text.lead}>
      <search>
        <form action="/search" onSubmit={(event) => event.preventDefault()}>
          <TextField
            ref={box}
            label={text.find}
            name="q"
            type="search"
            value={typed}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
      </search>
      {isFinding ? <Found terms={findTerms(terms, typed)} /> : null}
      <div className="stack" hidden={isFinding}>
        {word ? <WordOfDay word={word} /> : null}
        <Letters terms={terms} />
      </div>
    </PageFrame>
  )
}

function WordOfDay({ word: { key: id, term, meaning } }: { word: Pick<GlossaryEntry, 'key' | 'term' | 'meaning'> }) {
  return (
    <Card className="glossary-today" data-w={1} aria-labelledby="glossary-today">
      <ArtFile file="things/book.svg" />
      <div>
        <p className="eyebrow">{text.today}</p>
        <h2 id="glossary-today">
          <a href={`#${id}`} className="tap">
            {term}
          </a>
        </h2>
        <p>
          <ThaiText>{meaning}</ThaiText>
        </p>
      </div>
    </Card>
  )
}

function Letters({ terms }: { terms: readonly GlossaryEntry[] }) {
  const groups = groupByLetter(terms)
  return (
    <>
      <nav aria-label={text.letters} className="glossary-letters">
        {groups.map(({ letter }) => (
          <a key={letter} href={`#letter-${letter}`} className="chip">
            {letter}
          </a>
        ))}
      </nav>
      <div className="glossary-groups">
        {groups.map(({ letter, terms: list }) => (
          <details key={letter} className="glossary-group">
            <summary>
              <span className="glossary-letter">
                {letter}
                <span className="glossary-count">{text.count(list.length)}</span>
              </span>
              <span className="glossary-words">
                {list.map(({ key, term }) => (
                  <span key={key}>{term}</span>
                ))}
              </span>
              <Icon of={ChevronDown} />
            </summary>
            <dl id={`letter-${letter}`} tabIndex={-1} className="glossary">
              {list.map((entry) => (
                <Entry key={entry.key} entry={entry} id={entry.key} />
              ))}
            </dl>
          </details>
        ))}
      </div>
    </>
  )
}

function Found({ terms }: { terms: readonly GlossaryEntry[] }) {
  return (
    <Card aria-labelledby="glossary-found">
      <h2 id="glossary-found">
        <span role="status">{terms.length > 0 ? text.found(terms.length) : text.none}</span>
      </h2>
      <dl className="glossary">
        {terms.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </dl>
    </Card>
  )
}

function Entry({ entry, id }: { entry: GlossaryEntry; id?: string }) {
  const { term, also, meaning, example, article } = entry
  return (
    <div id={id} tabIndex={id ? -1 : undefined} className="glossary-entry">
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
