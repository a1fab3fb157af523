import { clubText } from '#features/posts/search/web/club-text.ts'
import { LinkButton } from '#kit/web/basics/button.tsx'

/** The way from a club to a post of one's own. */
export function WriteLink() {
  return (
    <LinkButton to="/post/create" kind="line" size="small">
      {clubText.write}
    </LinkButton>
  )
}
