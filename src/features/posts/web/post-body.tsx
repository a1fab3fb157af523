import { DocumentView } from '#lib/web/ui/document-view.tsx'
import type { PostView } from '../contract.ts'
import { CalculatorPart } from './calculator-part.tsx'

export function PostBody({ post }: { post: PostView }) {
  return <DocumentView tree={post.body} hasLead Calculator={CalculatorPart} />
}
