import { ArtFile } from '#art/art-file.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { text } from '../text.ts'

/** What a plan is for, and the one way to the first. As high as the place that is held for a person's plans. */
export function StartCard({ to, label, className = '' }: { to: string; label: string; className?: string }) {
  return (
    <Card as="div" className={`robo-start ${className}`}>
      <ArtFile file="spots/jar-steps.svg" />
      <p>
        <ThaiText>{text.landing.intro}</ThaiText>
      </p>
      <LinkButton isWide to={to}>
        {label}
      </LinkButton>
    </Card>
  )
}
