import { Fragment } from 'react'
import { isShortPhrase } from '#kit/web/reading/short-phrase.ts'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import type { MarkedText } from '../contract.ts'

/**
 * A text of a search result; matches are in <mark>, with weight and colour. Lines break between phrases as in ThaiText,
 * also where a match is only a part of a phrase.
 */
export function Marked({ children }: { children: MarkedText }) {
  return splitPhrases(children).map((parts, i, all) => {
    const text = textOf(parts)
    const isAtSpace = text !== text.trim() || i === 0 || textOf(all[i - 1]!).endsWith(' ')
    const words = parts.map((part, at) => <Part key={at} {...part} />)
    return (
      <Fragment key={i}>
        {isAtSpace ? null : <wbr />}
        {all.length > 1 && text === text.trim() && isShortPhrase(text) ? <span className="nb">{words}</span> : words}
      </Fragment>
    )
  })
}

function Part({ text, is_match }: MarkedText[number]) {
  const words = <ThaiText>{text}</ThaiText>
  return is_match ? <mark>{words}</mark> : words
}

const textOf = (parts: MarkedText) => parts.map(({ text }) => text).join('')

/** The parts of each phrase; `|` ends a phrase, also inside a match. */
function splitPhrases(parts: MarkedText): MarkedText[] {
  const phrases: MarkedText[] = [[]]
  for (const { text, is_match } of parts)
    for (const [i, piece] of text.split('|').entries()) {
      if (i > 0) phrases.push([])
      if (piece !== '') phrases.at(-1)!.push({ text: piece, is_match })
    }
  return phrases.filter((phrase) => phrase.length > 0)
}
