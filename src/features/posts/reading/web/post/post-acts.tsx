import { useState } from 'react'
import { ReportCard } from '#features/moderation/web/report-card.tsx'
import type { PostView } from '#features/posts/documents/contract.ts'
import { postPath } from '#features/posts/documents/path-rules.ts'
import { wayBack } from '#features/posts/documents/web/login-path.ts'
import { readingText } from '#features/posts/documents/web/reading-text.ts'
import { SummaryPart } from '#features/posts/summaries/web/summary-part.tsx'
import { sendUnder } from '#lib/web/data/send-under.ts'
import { readToken } from '#lib/web/session-store.ts'
import { Card } from '#ui/basics/card.tsx'
import { ShareMenu } from '#ui/overlays/share-menu.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { sharePost } from '../../reading-contract.ts'
import { ArticleQuestion } from './article-question.tsx'
import { LikeButton } from './like-button.tsx'
import { Reactions } from './reactions.tsx'
import { KeepButton } from './save-button.tsx'
import { useMine } from './use-mine.ts'
import { usePendingReading } from './use-pending-reading.ts'

/** The reader's actions at the end of an article: answer, like, bookmark, share. */
export function PostActs({ post }: { post: PostView }) {
  const { mine, state, reload } = useMine(post.id)
  const { pending, fault } = usePendingReading(post.id, reload)
  const isWaiting = state === 'loading'
  /** Acts that may have moved a mission. */
  const [acts, setActs] = useState(0)
  const noteAct = () => setActs((count) => count + 1)
  const noteShare = () => {
    // A visitor's share does not count, so it is not sent.
    if (readToken() === null) return
    const send = sendUnder(crypto.randomUUID())
    void send(sharePost, { body: { id: post.id } }).catch(() => {})
  }
  return (
    <>
      {post.question && (
        <Card as="div" className="quiz-card">
          <ArticleQuestion
            // Not the state: a choice that was made before the personal state arrived is kept.
            key={post.id}
            post={post}
            question={post.question}
            mine={mine?.question ?? null}
            isVisitor={state === 'visitor'}
            isWaiting={isWaiting}
            onStale={reload}
            onAnswered={noteAct}
            pending={pending.choice}
            lateFault={fault}
          />
        </Card>
      )}
      {acts > 0 ? <AfterAct key={acts} /> : null}
      <Reactions post={post} />
      <div className="post-acts">
        <LikeButton
          key={post.id}
          post={post}
          mine={mine}
          isVisitor={state === 'visitor'}
          isWaiting={isWaiting}
          pending={pending.isLiked}
        />
        <KeepButton
          // The state too: the button starts from what it is told.
          key={`keep ${post.id} ${state}`}
          post={post}
          isSavedAtFirst={mine?.is_kept ?? false}
          isVisitor={state === 'visitor'}
          isWaiting={isWaiting}
        />
        <ShareMenu
          path={mine ? `${postPath(post)}?by=${mine.share_token}` : postPath(post)}
          title={post.title}
          heading={readingText.shareTitle}
          note={mine ? readingText.shareCounts : undefined}
          onShared={noteShare}
        />
        <ReportCard id={post.id} loginPath={wayBack('/login', post, 'post-end')} />
      </div>
      <SummaryPart post={post} isVisitor={state === 'visitor'} />
    </>
  )
}
