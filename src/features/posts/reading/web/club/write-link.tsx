import { clubText } from '#features/posts/search/web/club-text.ts'
import { LinkButton } from '#ui/basics/button.tsx'

/** A link from a club to writing a post. */
export function WriteLink() {
  return (
    <LinkButton to="/post/create" kind="line" size="small">
      {clubText.write}
    </LinkButton>
  )
}
