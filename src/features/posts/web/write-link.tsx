import { LinkButton } from '#kit/web/basics/button.tsx'
import { writingText } from './writing-text.ts'

/** The way from a club to a post of one's own. */
export function WriteLink() {
  return (
    <LinkButton to="/post/create" kind="line" size="small">
      {writingText.mineWrite}
    </LinkButton>
  )
}
