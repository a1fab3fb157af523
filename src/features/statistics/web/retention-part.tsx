import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { shortThaiDate } from '#ui/charts/time-axis.ts'
import type { Cohort } from '../admin-contract.ts'
import { CsvButton } from './csv-button.tsx'
import { sayShare } from './share-text.ts'
import { text } from './text.ts'

/** Of those who joined in a week, how many learned in each week after; a row a week, the figures are shares. */
export function RetentionPart({ cohorts }: { cohorts: readonly Cohort[] }) {
  const columns = Array.from({ length: Math.max(...cohorts.map(({ weeks }) => weeks.length)) }, (_, i) => i)
  return (
    <Card aria-labelledby="retention">
      <h2 id="retention">{text.retention}</h2>
      <p className="text-ink-soft">{text.retentionLead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the wide table scrolls sideways, also by keyboard */}
      <section className="retention-pan" aria-label={text.retentionTable} tabIndex={0}>
        <table className="table retention">
          <caption className="vh">{text.retention}</caption>
          <thead>
            <tr>
              <th scope="col">{text.week}</th>
              <th scope="col" data-number>
                {text.size}
              </th>
              {columns.map((after) => (
                <th key={after} scope="col" data-number aria-label={text.afterName(after)}>
                  {text.after(after)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ week, size, weeks }) => (
              <tr key={week}>
                <th scope="row">{shortThaiDate(week)}</th>
                <td data-number>{size ?? text.hidden}</td>
                {columns.map((after) => (
                  <Share key={after} people={weeks[after]} size={size} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CsvButton
        part={text.retention}
        name="retention"
        head={[text.week, text.size, ...columns.map(text.afterName)]}
        rows={cohorts.map(({ week, size, weeks }) => [
          formatThaiDate(week),
          size,
          ...columns.map((after) => weeks[after] ?? null),
        ])}
      />
    </Card>
  )
}

/** A share; undefined: the week is not over, null: hidden. */
function Share({ people, size }: { people: number | null | undefined; size: number | null }) {
  if (people === undefined) return <td />
  if (people === null || !size) return <td data-number>–</td>
  const share = people / size
  return (
    <td data-number data-heat={Math.min(4, Math.floor(share * 5))}>
      {sayShare(share)}
    </td>
  )
}
