import type { PostItem } from '#features/posts/contract.ts'
import { postPath } from '#features/posts/web/post-path.ts'
import type { DailyQuiz } from '#features/quizzes/daily/contract.ts'
import { ArtFile } from '#lib/web/art/art-file.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { LinkButton } from '#lib/web/ui/button.tsx'
import { Card } from '#lib/web/ui/card.tsx'
import { Progress } from '#lib/web/ui/progress.tsx'
import { ThaiText } from '#lib/web/ui/thai-text.tsx'
import { text } from './text.ts'

/** The first card: for a visitor what this is, for a person the next step. Both are of the same height. */
export function Hero({ mine, firstPost }: { mine: DailyQuiz | null; firstPost: PostItem | null }) {
  const { isAuthenticated, currentUser } = useAuth()
  return (
    <Card className="hero">
      <div className="hero-text">
        {isAuthenticated ? (
          <Next name={currentUser?.display_name ?? ''} mine={mine} />
        ) : (
          <Welcome firstPost={firstPost} />
        )}
      </div>
      <ArtFile file={mine?.result ? 'mascots/rest.svg' : 'mascots/hello.svg'} />
    </Card>
  )
}

function Welcome({ firstPost }: { firstPost: PostItem | null }) {
  return (
    <>
      <h1>
        <ThaiText>{text.heading}</ThaiText>
      </h1>
      <p className="text-17">{text.lead}</p>
      <div className="hero-acts">
        <LinkButton kind="main" to="/register">
          {text.join}
        </LinkButton>
        {firstPost && (
          <LinkButton kind="line" to={postPath(firstPost)}>
            {text.firstPost}
          </LinkButton>
        )}
      </div>
      <p className="text-13 text-ink-soft">{text.simulated}</p>
    </>
  )
}

function Next({ name, mine }: { name: string; mine: DailyQuiz | null }) {
  const answered = mine?.answered.length ?? 0
  const total = mine?.questions.length ?? 3
  return (
    <>
      <p className="text-ink-soft">{text.continue}</p>
      <h1>{text.hello(name)}</h1>
      {mine?.result ? (
        <>
          <p className="text-17 font-medium">{text.quizDone}</p>
          <p>{text.quizDoneLine}</p>
        </>
      ) : (
        <>
          <p className="text-17">{mine ? text.quizOpen(total - answered) : text.loading}</p>
          <Progress done={answered} total={total} />
          <div className="hero-acts">
            <LinkButton kind="main" to="/quiz/daily">
              {answered > 0 ? text.resume : text.start}
            </LinkButton>
          </div>
        </>
      )}
    </>
  )
}
