import type { ReactNode } from 'react'
import type { ReadingNode } from '#lib/document.ts'
import { Link } from '../basics/link.tsx'
import { ThaiText } from './thai-text.tsx'

/** Renders a word of the glossary. */
export type RenderTerm = (key: string, word: string) => ReactNode

interface InlineProps {
  nodes: readonly ReadingNode[] | undefined
  renderTerm?: RenderTerm | undefined
}

/** A run of text with its marks. */
export function Inline({ nodes = [], renderTerm }: InlineProps) {
  return nodes.map((node, i) => {
    if (node.type === 'hardBreak') return <br key={i} />
    const { text, marks = [] } = node
    const term = marks.find((mark) => mark.type === 'term')
    const shown = term && renderTerm ? renderTerm(term.attrs.key, text) : <ThaiText>{text}</ThaiText>
    return <Marked key={i} marks={marks} text={shown} />
  })
}

type Mark = NonNullable<Extract<ReadingNode, { type: 'text' }>['marks']>[number]

function Marked({ marks, text }: { marks: readonly Mark[]; text: ReactNode }): ReactNode {
  const [mark, ...rest] = marks
  if (!mark) return text
  const inside = <Marked marks={rest} text={text} />
  if (mark.type === 'term') return inside
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
