import { formatNumber } from '#lib/money.ts'
import { DataTable } from '#ui/basics/table.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type Answer, figure } from './calculator.ts'
import { text } from './text.ts'

/** An answer: the sentence, its parts as a table with bars, sums year by year, and what they leave out. */
export function AnswerPart({ says, rows, sum, unit, decimals = 0, years, note }: Answer) {
  const max = Math.max(...rows.map(({ value }) => value), 1e-9)
  return (
    <div className="calculator-answer">
      <p role="status" className="calculator-says">
        {says.split('*').map((piece, i) =>
          i % 2 ? (
            <strong key={i} className="nb">
              {piece}
            </strong>
          ) : (
            <ThaiText key={i}>{piece}</ThaiText>
          ),
        )}
      </p>
      <DataTable
        caption={text.parts}
        isCompact
        rows={rows}
        rowKey={({ label }) => label}
        columns={[
          { key: 'part', label: text.part, cell: ({ label, value }) => <Part label={label} share={value / max} /> },
          { key: 'value', label: unit, isNumber: true, cell: ({ value }) => figure(value, decimals) },
        ]}
        {...(sum && { foot: [sum.label, figure(sum.value, decimals)] })}
      />
      {years ? <Years {...years} /> : null}
      <p className="text-15 text-ink-soft">
        <ThaiText>{note}</ThaiText>
      </p>
    </div>
  )
}

function Part({ label, share }: { label: string; share: number }) {
  return (
    <>
      <ThaiText>{label}</ThaiText>
      <svg className="calculator-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
        <rect width={Math.max(0, share) * 100} height="4" />
      </svg>
    </>
  )
}

function Years({ name, lines }: NonNullable<Answer['years']>) {
  const last = (lines[0]?.values.length ?? 1) - 1
  const at = Array.from({ length: last + 1 }, (_, year) => year)
  const ticks = [...new Set([0, Math.round(last / 2), last])].map((year) => ({ at: year, label: text.atYear(year) }))
  return (
    <SeriesChart
      key={last}
      name={name}
      summary={
        <p>
          <strong>{name}</strong>
        </p>
      }
      whenLabel={text.when}
      at={at}
      nameAt={(i) => text.atYear(at[i] ?? 0)}
      ticks={ticks}
      lines={lines}
      tableAt={at}
      format={(value) => figure(value)}
      formatAxis={(value) => formatNumber(Math.round(value))}
      isFromZero
    />
  )
}
