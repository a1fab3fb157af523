import { skillColor } from '#features/posts/documents/web/text.ts'
import { skillNames } from '#kit/skills.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { text } from './text.ts'

const skills = ['saving', 'spending', 'protecting', 'planning', 'investing'] as const

/** The learning path for a visitor: where to start. */
export function PathPart() {
  return (
    <Card className="path-home" aria-labelledby="path">
      <div className="path-home-text">
        <h2 id="path">{text.pathTitle}</h2>
        <p>{text.pathLine}</p>
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
