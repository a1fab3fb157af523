import type { ReactNode } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import { Card } from '#ui/basics/card.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'

interface NextCardProps {
  art: ArtFileName
  /** Why it stands here: "ต่อไปของคุณ". */
  eyebrow: string
  title: string
  line: string
  /** How far it is done. */
  children?: ReactNode
  /** The one way on. */
  action: ReactNode
}

/** The sheet over the ground of a page of quizzes: the one thing to do now, drawn, with its one button. */
export function NextCard({ art, eyebrow, title, line, children, action }: NextCardProps) {
  return (
    <Card className="world-over quiz-next" aria-labelledby="quiz-next">
      <div className="quiz-next-words">
        <p className="eyebrow">{eyebrow}</p>
        <h2 id="quiz-next">{title}</h2>
        <p key={line} className="text-ink-soft">
          <ThaiText>{line}</ThaiText>
        </p>
      </div>
      <ArtFile file={art} />
      <div className="quiz-next-end">
        {children}
        {action}
      </div>
    </Card>
  )
}
