import type { ReactNode } from 'react'
import { uiText } from './text.ts'

/** s1 saving, s2 spending, s3 investing, s4 protecting, s5 planning; clubs use them too. */
export type TagColor = 's1' | 's2' | 's3' | 's4' | 's5'

interface TagProps {
  /** Without a colour: a plain grey tag. */
  color?: TagColor
  children: ReactNode
}

/** A dot and a word: a skill, a club, a topic. */
export function Tag({ color, children }: TagProps) {
  return <span className={color ? `tag tag-dot tag-${color}` : 'tag'}>{children}</span>
}

/** Marks what does not exist: it is there to try the product with. */
export function SampleTag() {
  return <span className="tag">{uiText.sample}</span>
}

/** Marks simulated content. */
export function SimTag({ children = uiText.simulated }: { children?: ReactNode }) {
  return <span className="tag">{children}</span>
}
