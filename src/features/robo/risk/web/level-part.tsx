import { levelNames, type RoboLevel, roboLevels } from '../level-rules.ts'

/** The five levels in a row, one of them marked. */
export function LevelScale({ level }: { level: RoboLevel }) {
  return (
    <ol className="risk-levels robo-levels" aria-hidden="true">
      {roboLevels.map((one) => (
        <li key={one} data-on={one === level ? '' : undefined} title={levelNames[one]}>
          {one}
        </li>
      ))}
    </ol>
  )
}
