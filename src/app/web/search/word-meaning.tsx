import type { FoundOthers } from '#app/search/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { othersText } from './text.ts'

type Term = FoundOthers['terms'][number]

/** The glossary's term that is named as the keyword, or has it as another name. */
export function findTerm(terms: readonly Term[], keyword: string): Term | undefined {
  const asked = fold(keyword)
  return terms.find(({ term, also }) => [term, ...also].some((name) => fold(name) === asked))
}

const fold = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, '').toLocaleLowerCase('th')

/** What the searched word means, before everything that tells of it. */
export function WordMeaning({ of: { key, term, meaning, example } }: { of: Term }) {
  return (
    <Card className="grid gap-2" aria-labelledby="word-meaning">
      <h2 id="word-meaning" className="text-20">
        {term}
      </h2>
      <p className="text-17">
        <ThaiText>{meaning}</ThaiText>
      </p>
      <p className="text-ink-soft">
        <ThaiText>{othersText.example(example)}</ThaiText>
      </p>
      <p>
        <Link to={`/glossary#${key}`} className="tap">
          {othersText.toGlossary}
        </Link>
      </p>
    </Card>
  )
}
