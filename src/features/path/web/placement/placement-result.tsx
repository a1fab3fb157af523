import { type ReactNode, useEffect, useRef } from 'react'
import { skillNames } from '#kit/skills.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { OwnMascot } from '#ui/pictures/own-mascot.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import type { PlacementResult } from '../../contract.ts'
import { answeringText } from '../answering-text.ts'
import { pathText, skillColor } from '../text.ts'
import { placementText } from './placement-text.ts'

type Props = {
  result: PlacementResult
  note: string
  /** The result is new, so it receives the focus. */
  isFresh: boolean
  isVisitor?: boolean
  /** Further actions. */
  act: ReactNode
}

/** The person's strengths in words, and the unit to start with. */
export function PlacementResultCard({ result, note, isFresh, isVisitor = false, act }: Props) {
  const { strengths, begin } = result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  return (
    <div className="column stack" data-tone="play">
      <header>
        <h1>{placementText.title}</h1>
        <p>{placementText.lead}</p>
      </header>
      <Card className="quiz-result" aria-labelledby="placement-result">
        <OwnMascot face="glad" arms={['up', 'wave']} />
        <h2 id="placement-result" ref={heading} tabIndex={-1}>
          {answeringText.resultTitle}
        </h2>
        <ul className="strengths" aria-label={answeringText.strengths}>
          {strengths.map(({ skill, is_strong }) => (
            <li key={skill} data-strong={is_strong || undefined}>
              <Tag color={skillColor[skill]}>{skillNames[skill]}</Tag>
              <span>{is_strong ? answeringText.strong : answeringText.weak}</span>
            </li>
          ))}
        </ul>
        {isFresh ? <AfterAct /> : null}
        <p className="text-13 text-ink-soft">{answeringText.oneQuestion}</p>
        <div className="quiz-result-acts">
          {begin && (
            <LinkButton kind="main" to={begin.href}>
              {answeringText.begin(begin.title)}
            </LinkButton>
          )}
          <LinkButton kind="line" to="/path">
            {pathText.start.path}
          </LinkButton>
          {isVisitor && (
            <LinkButton kind="line" to="/register">
              {answeringText.register}
            </LinkButton>
          )}
        </div>
        <p className="text-13">{note}</p>
        {act}
      </Card>
    </div>
  )
}
