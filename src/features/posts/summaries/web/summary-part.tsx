import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PostView } from '#features/posts/documents/contract.ts'
import { wayBack } from '#features/posts/documents/web/login-path.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { summaryText as text } from './summary-text.ts'

const SummaryForm = lazy(async () => ({ default: (await import('./summary-form.tsx')).SummaryForm }))
const SummaryList = lazy(async () => ({ default: (await import('./summary-list.tsx')).SummaryList }))

/** Below an article: readers' summaries, and the person's own; both expand in place. */
export function SummaryPart({ post, isVisitor }: { post: PostView; isVisitor: boolean }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<'form' | 'list' | null>(null)
  const write = () => (isVisitor ? void navigate(wayBack('/login', post, 'post-end')) : setOpen('form'))
  return (
    <Card className="grid gap-4" aria-labelledby="summaries">
      <h3 id="summaries">{text.title}</h3>
      <p className="text-ink-soft">{text.lead}</p>
      <div className="post-acts">
        <Button kind="line" size="small" data-js onClick={write} aria-expanded={open === 'form'}>
          {text.write}
        </Button>
        <Button kind="line" size="small" data-js onClick={() => setOpen('list')} aria-expanded={open === 'list'}>
          {text.read}
        </Button>
        <LinkButton kind="quiet" size="small" to="/summaries">
          {text.toReview}
        </LinkButton>
      </div>
      <Suspense>
        {open === 'form' && <SummaryForm postId={post.id} />}
        {open === 'list' && <SummaryList postId={post.id} loginPath={wayBack('/login', post, 'post-end')} />}
      </Suspense>
    </Card>
  )
}
