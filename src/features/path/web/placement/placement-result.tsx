import type { ReactNode } from 'react'
import { landNames } from '#art/worlds/world-people.ts'
import { skillNames, worldOf } from '#kit/skills.ts'
import { useFinishedActivity } from '#lib/web/finished-activity.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { StateSign } from '#ui/journey/state-sign.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import { ResultSheet } from '#ui/reward/result-sheet.tsx'
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

/** The island on which to begin, what of each skill is known, in a word of its own, and the unit to start with. */
export function PlacementResultCard({ result, note, isFresh, isVisitor = false, act }: Props) {
  const { strengths, begin } = result
  useFinishedActivity(isVisitor && isFresh)
  const world = worldOf[begin?.strand ?? 'saving']
  return (
    <div className="column stack" data-tone="play">
      <ResultSheet
        world={world}
        id="placement-result"
        title={begin ? answeringText.resultAt(landNames[world]) : answeringText.resultTitle}
        eyebrow={<h1>{placementText.title}</h1>}
        isIsland
        face="glad"
        arms={['up', 'wave']}
        takesFocus={isFresh}
      >
        <ul className="strengths" aria-label={answeringText.strengths}>
          {strengths.map(({ skill, is_strong }) => (
            <li key={skill} data-strong={is_strong || undefined}>
              <Tag color={skillColor[skill]}>{skillNames[skill]}</Tag>
              <StateSign state={is_strong ? 'done' : 'open'}>
                <span className="vh">{is_strong ? answeringText.known : answeringText.coming} </span>
                {answeringText.strength(skill, is_strong)}
              </StateSign>
            </li>
          ))}
        </ul>
        {isFresh ? <AfterAct /> : null}
        <p className="text-13 text-ink-soft">{answeringText.oneQuestion}</p>
        <div className="result-acts">
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
      </ResultSheet>
    </div>
  )
}
