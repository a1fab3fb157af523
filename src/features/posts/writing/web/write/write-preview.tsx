import { useEffect, useRef } from 'react'
import type { PostView } from '#features/posts/documents/contract.ts'
import { PostArticle } from '#features/posts/documents/web/post-article.tsx'
import { PostBody } from '#features/posts/documents/web/post-body.tsx'
import { PhoneContents } from '#features/posts/documents/web/post-contents.tsx'
import { postText } from '#features/posts/documents/web/post-text.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import type { Draft } from '../../contract.ts'
import { writingText } from '../writing-text.ts'

interface PostPreviewProps {
  post: PostView
  /** Why the submit failed. */
  fault: string | null
  onBack: () => void
  onSubmit: () => void
  isBusy: string | null
  limit: Draft['limit']
}

/** The saved draft, rendered by the components of the readers' page. */
export function PostPreview({ post, fault, onBack, onSubmit, isBusy, limit }: PostPreviewProps) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    top.current?.focus()
  }, [])
  return (
    <>
      <div ref={top} tabIndex={-1}>
        <Notice>{writingText.previewNote}</Notice>
      </div>
      <div className="stack article-main">
        <PostArticle post={post} tools={<PhoneContents contents={post.contents} />}>
          {post.body.content.length === 0 ? <p>{writingText.previewEmpty}</p> : <PostBody post={post} />}
        </PostArticle>
        {post.question && (
          <Card className="stack" aria-labelledby="preview-question">
            <h2 id="preview-question" className="text-20">
              {postText.question}
            </h2>
            <p>{post.question.text}</p>
            <ul className="choices">
              {post.question.choices.map((choice, i) => (
                <li key={`${i} ${choice}`} className="choice">
                  <span className="choice-key" aria-hidden>
                    {writingText.choiceKeys[i]}
                  </span>
                  <span>{choice}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      <div className="writing-acts">
        {fault && (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button isBusy={isBusy === 'submit'} offReason={limit && writingText.limits[limit]} onClick={onSubmit}>
            {writingText.submit}
          </Button>
          <Button kind="line" onClick={onBack}>
            {writingText.backToWriting}
          </Button>
        </div>
      </div>
    </>
  )
}
