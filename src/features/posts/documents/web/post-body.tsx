import { useMemo } from 'react'
import { Link } from '#ui/basics/link.tsx'
import { DocumentView } from '#ui/reading/document-view.tsx'
import { Term } from '#ui/reading/term.tsx'
import type { PostView } from '../contract.ts'
import { CalculatorPart } from './blocks/calculator-part.tsx'
import { LiveBlockView } from './blocks/live-block.tsx'
import { PostFilm } from './post-film.tsx'
import { readingText } from './reading-text.ts'

type Entry = PostView['terms'][number]

/** The text of an article; a glossary word opens its meaning in place. */
export function PostBody({ post }: { post: PostView }) {
  const terms = new Map(post.terms.map((term) => [term.key, term]))
  const renderTerm = (key: string, word: string) => {
    const entry = terms.get(key)
    return entry ? <GlossaryTerm entry={entry}>{word}</GlossaryTerm> : word
  }
  const { films } = post
  // The same component for the life of the post: another one would restart the film.
  const Film = useMemo(
    () =>
      ({ id }: { id: string }) => <PostFilm film={films.find((one) => one.id === id)} />,
    [films],
  )
  return (
    <DocumentView
      tree={post.body}
      hasLead
      renderTerm={renderTerm}
      Calculator={CalculatorPart}
      Film={Film}
      Live={LiveBlockView}
    />
  )
}

function GlossaryTerm({ entry, children }: { entry: Entry; children: string }) {
  const { key, term, meaning, example, article } = entry
  return (
    <Term
      id={`term-${key}`}
      name={term}
      meaning={meaning}
      example={`${readingText.example} ${example}`}
      more={
        <>
          {article && (
            <Link to={article.href} className="tap">
              {readingText.read(article.title)}
            </Link>
          )}
          <Link to={`/glossary#${key}`} className="tap">
            {readingText.glossary}
          </Link>
        </>
      }
    >
      {children}
    </Term>
  )
}
