import type { Reply } from '#lib/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import type { listModelPortfolios } from '../../../risk/contract.ts'
import { levelNames, type RoboLevel } from '../../../risk/level-rules.ts'
import { flowText } from '../flow-text.ts'
import { sayPast } from './show-past.ts'

const words = flowText.step

interface LevelChoiceProps {
  portfolios: Reply<typeof listModelPortfolios>['items']
  level: RoboLevel
  /** The person's own sum (hundredths of baht), of which the worst year and the deepest fall are told. */
  sum: number
  /** The warning of a level beside the assessed one was acknowledged. */
  isRead: boolean
  onChange: (level: RoboLevel, isRead: boolean) => void
}

/** The assessed level and its neighbours; a neighbour has a warning that is to be acknowledged. */
export function LevelChoice({ portfolios, level, sum, isRead, onChange }: LevelChoiceProps) {
  const offered = portfolios.filter(({ step }) => step === 'same' || step === 'near')
  const warning = offered.find((one) => one.level === level)?.warning ?? null
  return (
    <Card as="div" className="robo-step">
      <fieldset className="robo-notes">
        <legend className="field-label">{words.level}</legend>
        {offered.map((one) => (
          <CheckboxField
            key={one.level}
            type="radio"
            name="level"
            label={words.levelOf(one.level, levelNames[one.level])}
            hint={[one.step === 'same' ? words.same : words.near, sayPast(one.past, sum)].filter(Boolean).join(' · ')}
            checked={one.level === level}
            onChange={() => onChange(one.level, false)}
          />
        ))}
      </fieldset>
      <p>
        <Link to="/robo/levels" className="tap">
          {words.toLevels}
        </Link>
      </p>
      {warning === null ? null : (
        <>
          <Notice kind="warn">{warning}</Notice>
          <CheckboxField
            name="acknowledge"
            label={words.acknowledge}
            checked={isRead}
            onChange={({ target }) => onChange(level, target.checked)}
          />
        </>
      )}
    </Card>
  )
}
