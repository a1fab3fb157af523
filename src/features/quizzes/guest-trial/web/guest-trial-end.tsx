import type { RefObject } from 'react'
import { Mascot } from '#art/mascot.tsx'
import { type Skill, skillNames, worldOf } from '#kit/skills.ts'
import { useFinishedActivity } from '#lib/web/finished-activity.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { guestTrialText as text } from './guest-trial-text.ts'
import type { GuestAnswer } from './pending-guest-trial.ts'

type Props = { answers: readonly GuestAnswer[]; total: number; headingRef: RefObject<HTMLHeadingElement | null> }

/** After the last question of the day: what was answered, and what an account would keep. */
export function GuestTrialEnd({ answers, total, headingRef }: Props) {
  useFinishedActivity()
  const rights = answers.filter(({ receipt }) => receipt.is_right)
  return (
    <Card className="quiz-result taste" aria-labelledby="taste-end">
      <Mascot face="glad" arms={['down', 'wave']} />
      <h2 id="taste-end" ref={headingRef} tabIndex={-1}>
        {text.endTitle}
      </h2>
      <p>{text.endLine(rights.length, total)}</p>
      {rights.length > 0 && (
        <ul className="taste-skills" aria-label={text.answered}>
          {countSkills(rights).map(([skill, count]) => (
            <li key={skill}>
              <Tag color={`s${worldOf[skill]}`}>
                {skillNames[skill]} +{count}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-soft">{text.endKeep}</p>
      <div className="quiz-result-acts">
        <LinkButton kind="main" to="/register">
          {text.register}
        </LinkButton>
        <LinkButton kind="line" to="/games">
          {text.endGames}
        </LinkButton>
      </div>
    </Card>
  )
}

function countSkills(answers: readonly GuestAnswer[]): [Skill, number][] {
  const counts = new Map<Skill, number>()
  for (const { receipt } of answers) counts.set(receipt.skill, (counts.get(receipt.skill) ?? 0) + 1)
  return [...counts]
}
