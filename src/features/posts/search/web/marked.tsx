import { Fragment } from 'react'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import type { MarkedText } from '../contract.ts'

/** A text of a search result; matches are in <mark>, with weight and colour. */
export function Marked({ children }: { children: MarkedText }) {
  return children.map(({ text, is_match }, i) => {
    const words = <ThaiText>{text}</ThaiText>
    return is_match ? <mark key={i}>{words}</mark> : <Fragment key={i}>{words}</Fragment>
  })
}
