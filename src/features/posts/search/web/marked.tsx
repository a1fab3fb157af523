import { Fragment } from 'react'
import { isShortPhrase } from '#ui/reading/short-phrase.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { MarkedText } from '../contract.ts'

interface MarkedProps {
  children: MarkedText
  /** The phrases of the text, if it has some: joined they are the text. */
  phrases?: readonly string[] | null
}

/**
 * A text of a search result; matches are in <mark>, with weight and colour. Lines break between phrases as in ThaiText,
 * also where a match is only a part of a phrase.
 */
export function Marked({ children, phrases }: MarkedProps) {
  return splitPhrases(children, phrases ?? [textOf(children)]).map((parts, i, all) => {
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

/** The parts of each phrase; a phrase may end inside a match. */
function splitPhrases(parts: MarkedText, phrases: readonly string[]): MarkedText[] {
  let to = 0
  return phrases.map((phrase) => {
    const from = to
    to += phrase.length
    return cut(parts, from, to)
  })
}

/** The parts between two positions of their whole text. */
function cut(parts: MarkedText, from: number, to: number): MarkedText {
  let begin = 0
  return parts.flatMap(({ text, is_match }) => {
    const piece = text.slice(Math.max(0, from - begin), Math.max(0, to - begin))
    begin += text.length
    return piece === '' ? [] : [{ text: piece, is_match }]
  })
}
