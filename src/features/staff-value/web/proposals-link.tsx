import { Link } from '#ui/basics/link.tsx'
import { text } from './text.ts'

/** The way from a desk to what waits for a second person. */
export function ProposalsLink() {
  return (
    <p>
      <Link to="/admin/proposals" className="inline-flex min-h-11 items-center">
        {text.link}
      </Link>
    </p>
  )
}
