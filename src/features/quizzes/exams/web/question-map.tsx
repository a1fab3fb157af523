import { Card } from '#kit/web/basics/card.tsx'
import { text } from './text.ts'

type Props = {
  total: number
  position: number
  isAnswered: (position: number) => boolean
  onGo: (position: number) => void
}

/** All questions as buttons, with the current one and the unanswered ones marked. */
export function QuestionMap({ total, position, isAnswered, onGo }: Props) {
  return (
    <Card aria-labelledby="exam-map">
      <h2 id="exam-map" className="mb-3">
        {text.all}
      </h2>
      <ol className="exam-map">
        {Array.from({ length: total }, (_, i) => i + 1).map((one) => (
          <li key={one}>
            <button
              type="button"
              className="exam-place"
              data-answered={isAnswered(one) || undefined}
              aria-current={one === position ? 'step' : undefined}
              aria-label={text.jump(one, isAnswered(one))}
              onClick={() => onGo(one)}
            >
              {one}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}
