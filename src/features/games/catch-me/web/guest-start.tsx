import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { HowPictures, StreetStart } from './start-street.tsx'
import { text } from './text.ts'

/** Before a visitor's round: the game's street and how to play in three pictures, as members see it. */
export function CatchMeGuestStart({ label, onStart }: { label: string; onStart: () => void }) {
  return (
    <StreetStart>
      <Card className="game-start-card" aria-labelledby="catch-how">
        <h2 id="catch-how">{text.how}</h2>
        <HowPictures hasWhy />
        <div className="catch-acts">
          <Button kind="main" isWide data-js onClick={onStart}>
            {label}
          </Button>
        </div>
      </Card>
    </StreetStart>
  )
}
