import { Card } from '#lib/web/ui/card.tsx'
import type { PostView } from '../contract.ts'
import { ArticleQuestion } from './article-question.tsx'
import { KeepButton } from './keep-button.tsx'
import { LikeButton } from './like-button.tsx'
import { ShareMenu } from './share-menu.tsx'
import { useMine } from './use-mine.ts'

/** What a reader can do at the end of an article: answer its question, like it, keep it, share it. */
export function PostActs({ post }: { post: PostView }) {
  const { mine, state, reload } = useMine(post.id)
  const isWaiting = state === 'loading'
  // A key: what is one's own comes as a new start, whatever was shown of everybody's.
  const key = `${post.id} ${state}`
  return (
    <>
      {post.question && (
        <Card as="div" className="quiz-card">
          <ArticleQuestion
            key={key}
            post={post}
            question={post.question}
            mine={mine?.question ?? null}
            isVisitor={state === 'visitor'}
            isWaiting={isWaiting}
            onStale={reload}
          />
        </Card>
      )}
      <div className="post-acts">
        <LikeButton key={key} post={post} mine={mine} isVisitor={state === 'visitor'} isWaiting={isWaiting} />
        <KeepButton
          key={`keep ${key}`}
          post={post}
          isKeptAtFirst={mine?.isKept ?? false}
          isVisitor={state === 'visitor'}
          isWaiting={isWaiting}
        />
        <ShareMenu post={post} />
      </div>
    </>
  )
}
