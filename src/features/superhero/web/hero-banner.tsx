import { ArtFile } from '#art/art-file.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'

/** The stage above a list of heroes, with its title. */
export function HeroBanner({ title, line }: { title: string; line: string }) {
  return (
    <header className="grid gap-3">
      <div className="club-banner">
        <ArtFile file="scenes/super-hero.svg" />
        <div className="club-banner-text hero-banner-text">
          <h1>{title}</h1>
        </div>
      </div>
      <p className="text-ink-soft">
        <ThaiText>{line}</ThaiText>
      </p>
    </header>
  )
}
