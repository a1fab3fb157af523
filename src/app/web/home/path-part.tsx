import { lazy, Suspense } from 'react'
import type { MyPath } from '#features/path/contract.ts'
import { skillColor } from '#features/posts/documents/web/text.ts'
import { skillNames } from '#kit/skills.ts'
import { LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Tag } from '#kit/web/basics/tag.tsx'
import { useAuth } from '#lib/web/session-store.ts'
import { text } from './text.ts'

// For signed-in people only, and the server renders for visitors only.
const PathCard = lazy(async () => ({ default: (await import('#features/path/web/path-card.tsx')).PathCard }))

const skills = ['saving', 'spending', 'protecting', 'planning', 'investing'] as const

/** The learning path: the start for a visitor, the next unit for a person. */
export function PathPart({ mine }: { mine: MyPath | null }) {
  return <Suspense>{mine ? <PathCard mine={mine} /> : <StartCard />}</Suspense>
}

function StartCard() {
  const { isAuthenticated } = useAuth()
  return (
    <Card className="path-home" aria-labelledby="path">
      <div className="path-home-text">
        <h2 id="path">{text.pathTitle}</h2>
        <p>{isAuthenticated ? text.pathOwnLine : text.pathLine}</p>
        <div className="path-acts">
          <LinkButton kind="line" size="small" to="/quiz/placement">
            {text.pathStart}
          </LinkButton>
          <LinkButton kind="quiet" size="small" to="/path">
            {text.pathAll}
          </LinkButton>
        </div>
      </div>
      <ul className="path-map">
        {skills.map((skill) => (
          <li key={skill}>
            <Tag color={skillColor[skill]}>{skillNames[skill]}</Tag>
            <span className="text-13 text-ink-soft">{text.strands[skill]}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
