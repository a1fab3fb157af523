import type { HomeView } from '#app/home/contract.ts'
import type { PostItem } from '#features/posts/documents/contract.ts'
import { postPath } from '#features/posts/documents/path-rules.ts'
import { ArtFile } from '#kit/web/art/art-file.tsx'
import type { ArtFileName } from '#kit/web/art/art-file-name.ts'
import { LazyArt } from '#kit/web/art/lazy-art.tsx'
import { LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { text } from './text.ts'

interface HeroProps {
  firstPost: PostItem | null
  event: HomeView['events'][number] | undefined
  video: HomeView['videos'][number] | undefined
}

/**
 * Up to three cards for a visitor, scrolled by hand only: an introduction, the next event, the newest video. The browser
 * draws the arrows and dots.
 */
export function Hero({ firstPost, event, video }: HeroProps) {
  return (
    <div className="hero-frame">
      <section aria-label={text.heroLabel} className="hero-slides">
        <First firstPost={firstPost} />
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

function First({ firstPost }: Pick<HeroProps, 'firstPost'>) {
  return (
    <Card className="hero" data-slide={text.heroFirst}>
      <div className="hero-text">
        <Welcome firstPost={firstPost} />
      </div>
      <ArtFile file="mascots/hello.svg" />
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
