import { skillNames } from '#kit/skills.ts'
import { LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Tag } from '#kit/web/basics/tag.tsx'
import { ThaiText } from '#kit/web/reading/thai-text.tsx'
import type { MyPath } from '../contract.ts'
import { skillColor, pathText as text } from './text.ts'

/** The next unit, and the progress of each strand, for a signed-in person's front page. */
export function PathCard({ mine }: { mine: MyPath }) {
  const { next, placement, units, strands } = mine
  const isAll = units.every(({ recheck }) => recheck === 'done')
  const isNew = placement === null && !units.some(({ is_answered }) => is_answered)
  return (
    <Card className="path-home" aria-labelledby="path">
      <div className="path-home-text">
        <h2 id="path">{next?.is_recheck ? text.next.recheck : text.next.title}</h2>
        {next ? (
          <>
            <p className="text-17 font-medium">
              <ThaiText>{next.title}</ThaiText>
            </p>
            <p className="text-ink-soft">
              <ThaiText>{text.can(next.can)}</ThaiText>
            </p>
          </>
        ) : (
          <p>{isAll ? text.next.all : text.next.rest}</p>
        )}
        <div className="path-acts">
          {next && (
            <LinkButton kind="line" size="small" to={next.href}>
              {text.next.go}
            </LinkButton>
          )}
          {isNew ? (
            <LinkButton kind="quiet" size="small" to="/quiz/placement">
              {text.start.act}
            </LinkButton>
          ) : (
            <LinkButton kind="quiet" size="small" to="/path">
              {text.start.path}
            </LinkButton>
          )}
        </div>
      </div>
      <ul className="path-map" aria-label={text.next.map}>
        {strands.map(({ skill, done, total }) => (
          <li key={skill}>
            <Tag color={skillColor[skill]}>{skillNames[skill]}</Tag>
            <span className="text-13 text-ink-soft">{text.progress(done, total)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
