import type { HomeView } from '#app/home/contract.ts'
import type { DailyQuiz } from '#features/quizzes/daily/contract.ts'
import { ArtFile } from '#kit/web/art/art-file.tsx'
import type { ArtFileName } from '#kit/web/art/art-file-name.ts'
import { LazyArt } from '#kit/web/art/lazy-art.tsx'
import { LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Progress } from '#kit/web/basics/progress.tsx'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { useOnline } from '#lib/web/use-online.ts'
import { OfflineNext } from './offline-part.tsx'
import { text } from './text.ts'

interface HeroProps {
  mine: DailyQuiz | null
  event: HomeView['events'][number] | undefined
  video: HomeView['videos'][number] | undefined
}

/**
 * Up to three cards, scrolled by hand only: a person's next step, the next event and the newest video. The browser
 * draws the arrows and dots.
 */
export function Hero({ mine, event, video }: HeroProps) {
  return (
    <div className="hero-frame">
      <section aria-label={text.heroLabel} className="hero-slides">
        <First mine={mine} />
        {event && (
          <Slide
            of={event}
            label={text.heroEvent}
            line={formatThaiMoment(new Date(event.starts_at))}
            act={text.seeEvent}
          />
        )}
        {video && <Slide of={video} label={text.heroVideo} line={text.minutes(video.seconds)} act={text.seeVideo} />}
      </section>
    </div>
  )
}

interface SlideProps {
  of: { href: string; title: string; art: string }
  label: string
  line: string
  act: string
}

function Slide({ of: { href, title, art }, label, line, act }: SlideProps) {
  return (
    <Card className="hero hero-way" data-slide={label}>
      <div className="hero-text">
        <p className="text-ink-soft">{label}</p>
        <h2>
          <ThaiText>{title}</ThaiText>
        </h2>
        <p className="text-17">{line}</p>
        <div className="hero-acts">
          <LinkButton kind="line" to={href}>
            {act}
          </LinkButton>
        </div>
      </div>
      <LazyArt file={`covers/${art}.svg` as ArtFileName} />
    </Card>
  )
}

function First({ mine }: Pick<HeroProps, 'mine'>) {
  const { currentUser } = useAuth()
  return (
    <Card className="hero" data-slide={text.heroFirst}>
      <div className="hero-text">
        <Next name={currentUser?.display_name ?? ''} mine={mine} />
      </div>
      <ArtFile file={mine?.result ? 'mascots/rest.svg' : 'mascots/hello.svg'} />
    </Card>
  )
}

function Next({ name, mine }: { name: string; mine: DailyQuiz | null }) {
  const answered = mine?.answered.length ?? 0
  const total = mine?.questions.length ?? 3
  const isOnline = useOnline()
  return (
    <>
      <p className="text-ink-soft">{text.continue}</p>
      <h1>{text.hello(name)}</h1>
      {!mine && !isOnline ? (
        <OfflineNext />
      ) : mine?.result ? (
        <>
          <p className="text-17 font-medium">{text.quizDone}</p>
          <p>{text.quizDoneLine}</p>
          <div className="hero-acts">
            <LinkButton kind="line" to="/day">
              {text.toDay}
            </LinkButton>
          </div>
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
