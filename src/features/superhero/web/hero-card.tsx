import { Link } from '#ui/basics/link.tsx'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { HeroItem } from '../contract.ts'
import { heroPath } from '../path-rules.ts'

/** A hero in a list: portrait, name and quote. */
export function HeroCard({ hero, heading: Heading = 'h3' }: { hero: HeroItem; heading?: 'h2' | 'h3' }) {
  return (
    <li className="card link-card hero-card">
      <Avatar image={hero.display_image} className="hero-portrait" />
      <div className="hero-card-text">
        <Heading className="link-card-title">
          <Link to={heroPath(hero)} className="link-card-link">
            {hero.display_name}
          </Link>
        </Heading>
        <p className="text-ink-soft">
          <ThaiText>{`“${hero.words}”`}</ThaiText>
        </p>
      </div>
    </li>
  )
}
