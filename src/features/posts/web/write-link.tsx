import { LinkButton } from '#kit/web/basics/button.tsx'
import { writingText } from './writing-text.ts'

/** A link from a club to writing a post. */
export function WriteLink() {
  return (
    <LinkButton to="/post/create" kind="line" size="small">
      {writingText.mineWrite}
    </LinkButton>
  )
}
