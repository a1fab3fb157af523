import { formatNumber } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { HeroItem, HeroView } from '../contract.ts'
import { text } from './text.ts'

type StoryProps = {
  hero: Pick<HeroItem, 'display_name' | 'display_image' | 'year' | 'words'> & { story: string[] }
  heading: 'h1' | 'h3'
  /** The link of the year; undefined for none. */
  yearTo?: string
}

/** The public text of a hero. */
export function HeroStory({ hero, heading: Heading, yearTo }: StoryProps) {
  const { display_name: name, display_image: image, year, words, story } = hero
  return (
    <div className="hero-story">
      <div className="hero-story-head">
        <Avatar image={image} className="hero-portrait hero-portrait-large" />
        <div>
          <Heading>{name}</Heading>
          <p>{yearTo ? <Link to={yearTo}>{text.ofYear(year)}</Link> : text.ofYear(year)}</p>
        </div>
      </div>
      <blockquote className="hero-words" aria-label={text.words}>
        <p>
          <ThaiText>{`“${words}”`}</ThaiText>
        </p>
      </blockquote>
      {story.map((paragraph, i) => (
        // Paragraphs may be equal, and never change their order, so the index is the key.
        <p key={i}>
          <ThaiText>{paragraph}</ThaiText>
        </p>
      ))}
    </div>
  )
}

/** The totals of a hero's posts. */
export function HeroNumbers({ numbers }: { numbers: HeroView['numbers'] }) {
  const rows = [
    [text.postsCount, numbers.posts],
    [text.likes, numbers.likes],
    [text.readers, numbers.readers],
  ] as const
  return (
    <Card aria-label={text.numbers}>
      <dl className="hero-numbers">
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
