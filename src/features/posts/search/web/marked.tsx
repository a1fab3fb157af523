import { Fragment } from 'react'
import { isShortPhrase } from '#ui/reading/short-phrase.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { MarkedText } from '../contract.ts'

/**
 * A text of a search result; matches are in <mark>, with weight and colour. Lines break between phrases as in ThaiText,
 * also where a match is only a part of a phrase.
 */
export function Marked({ children }: { children: MarkedText }) {
  return splitPhrases(children).map((parts, i, all) => {
    const text = textOf(parts)
    // As in ThaiText: a space allows the break by itself and stands outside of what stays whole.
    const isAtSpace = i === 0 || /^\s/.test(text) || /\s$/.test(textOf(all[i - 1]!))
    const words = trimParts(parts).map((part, at) => <Part key={at} {...part} />)
    return (
      <Fragment key={i}>
        {isAtSpace ? null : <wbr />}
        {/^\s*/.exec(text)![0]}
        {all.length > 1 && isShortPhrase(text.trim()) ? <span className="nb">{words}</span> : words}
        {/\s*$/.exec(text)![0]}
      </Fragment>
    )
  })
}

/** The parts without the spaces around their whole text. */
function trimParts(parts: MarkedText): MarkedText {
  return parts.map(({ text, is_match }, i) => {
    const begun = i === 0 ? text.trimStart() : text
    return { text: i === parts.length - 1 ? begun.trimEnd() : begun, is_match }
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
  return phrases.filter((phrase) => textOf(phrase).trim() !== '')
}
