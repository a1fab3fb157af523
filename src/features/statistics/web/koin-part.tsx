import { plainHundredths } from '#lib/csv.ts'
import { formatKoin, koin as inHundredths } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from '#ui/charts/time-axis.ts'
import type { KoinNumbers } from '../admin-contract.ts'
import { CsvButton } from './csv-button.tsx'
import { ShareBar } from './share-bar.tsx'
import { sayShare } from './share-text.ts'
import { text } from './text.ts'

/** The chart names places on its axis between whole hundredths too. */
const say = (hundredths: number) => formatKoin(inHundredths(Math.round(hundredths)))

/** What people have, and what the product paid and took. */
export function KoinPart({ koin }: { koin: KoinNumbers }) {
  const days = koin.days.map(({ day }) => day)
  const hasMoved = koin.days.some(({ minted, spent }) => minted + spent > 0)
  return (
    <Card aria-labelledby="koin">
      <h2 id="koin">{text.koin}</h2>
      <p className="text-ink-soft">{text.supply(say(koin.supply), sayChange(koin))}</p>
      {koin.forecast === null ? null : <p className="text-ink-soft">{text.forecast(say(koin.forecast))}</p>}
      {hasMoved ? (
        <SeriesChart
          name={text.koin}
          whenLabel={text.day}
          at={days.map(placeOfDay)}
          nameAt={(i) => shortThaiDate(days[i]!)}
          ticks={dayTicks(days)}
          lines={[
            { key: 'minted', name: text.minted, kind: 'past', values: koin.days.map(({ minted }) => minted) },
            { key: 'spent', name: text.spent, kind: 'other', values: koin.days.map(({ spent }) => spent) },
          ]}
          format={say}
          isFromZero
        />
      ) : null}
      <Accounts title={text.sources} lines={koin.sources} />
      <Accounts title={text.sinks} lines={koin.sinks} />
      <CsvButton
        part={text.koin}
        name="koin"
        head={[text.day, text.minted, text.spent]}
        rows={koin.days.map(({ day, minted, spent }) => [
          formatThaiDate(day),
          plainHundredths(minted),
          plainHundredths(spent),
        ])}
      />
    </Card>
  )
}

function sayChange({ days }: KoinNumbers): string {
  const change = days.reduce((sum, { minted, spent }) => sum + minted - spent, 0)
  if (change === 0) return text.same
  return change > 0 ? text.grew(say(change)) : text.fell(say(-change))
}

function Accounts({ title, lines }: { title: string; lines: KoinNumbers['sources'] }) {
  const sum = lines.reduce((all, { satang }) => all + satang, 0)
  if (sum === 0) return null
  return (
    <DataTable
      caption={title}
      hasCaption
      isCompact
      rows={lines}
      rowKey={({ account }) => account}
      columns={[
        { key: 'account', label: text.account, cell: ({ account }) => text.accounts[account] ?? account },
        { key: 'amount', label: text.amount, isNumber: true, cell: ({ satang }) => say(satang) },
        {
          key: 'share',
          label: text.share,
          cell: ({ satang }) => (
            <>
              <span className="text-13">{sayShare(satang / sum)}</span>
              <ShareBar of={satang / sum} />
            </>
          ),
        },
      ]}
    />
  )
}
