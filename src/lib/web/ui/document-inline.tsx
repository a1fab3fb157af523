import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { InlineNode } from '#lib/document.ts'
import { ThaiText } from './thai-text.tsx'

/** How plain text becomes nodes; a page may put term buttons in here. */
export type RenderText = (text: string) => ReactNode

interface InlineProps {
  nodes: readonly InlineNode[] | undefined
  renderText?: RenderText | undefined
}

/** A run of text with its marks. */
export function Inline({ nodes = [], renderText = keepPhrases }: InlineProps) {
  return nodes.map((node, i) => {
    if (node.type === 'hardBreak') return <br key={i} />
    const marks = node.marks ?? []
    return <Marked key={i} marks={marks} text={renderText(node.text)} />
  })
}

function keepPhrases(text: string): ReactNode {
  return <ThaiText>{text}</ThaiText>
}

type Mark = NonNullable<Extract<InlineNode, { type: 'text' }>['marks']>[number]

function Marked({ marks, text }: { marks: readonly Mark[]; text: ReactNode }): ReactNode {
  const [mark, ...rest] = marks
  if (!mark) return text
  const inside = <Marked marks={rest} text={text} />
  if (mark.type === 'bold') return <strong>{inside}</strong>
  if (mark.type === 'italic') return <em>{inside}</em>
  const { href } = mark.attrs
  if (href.startsWith('/')) return <Link to={href}>{inside}</Link>
  return (
    <a href={href} rel="nofollow ugc noopener">
      {inside}
    </a>
  )
}
