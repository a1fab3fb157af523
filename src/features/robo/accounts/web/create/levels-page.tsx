import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { YearNote } from '#features/bank/clock/web/year-note.tsx'
import { RiskWarning } from '#features/bank/funds/web/risk-warning.tsx'
import type { Reply } from '#lib/contract.ts'
import { formatKoin, formatNumber, type PracticeBaht, practiceBaht } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Skeleton } from '#ui/basics/skeleton.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { SimTag, Tag } from '#ui/basics/tag.tsx'
import { Donut } from '#ui/charts/donut.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from '#ui/charts/time-axis.ts'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { SegmentField } from '#ui/fields/segment-field.tsx'
import { TermLinks } from '#ui/reading/term-links.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type LevelFacts, showLevelPast, showLevels } from '../../allocation-contract.ts'
import { text } from '../text.ts'
import { MixBar, toneOf } from './mix-bar.tsx'
import { mixText } from './mix-text.ts'
import { sayPart } from './show-mix.ts'

/** The five levels side by side. */
export const loader = () => call(showLevels, {})

const words = mixText.levels
const say = (amount: number) => formatKoin(practiceBaht(amount))
type Level = '1' | '2' | '3' | '4' | '5'

/** The five levels side by side in baht of one's own sum: what may come, the worst year, the deepest fall, and what they are in. */
export function Component() {
  const { sum, months, items } = useLoaderData<typeof loader>()
  const [level, setLevel] = useState<Level>(() => {
    const own = items.find(({ step }) => step === 'same')?.level ?? 3
    return `${own}` as Level
  })
  const chosen = items.find((one) => `${one.level}` === level)
  return (
    <PageFrame
      title={words.title}
      description={words.description}
      path="/robo/levels"
      isPrivate
      back={
        <Link to="/robo" className="tap">
          {text.back}
        </Link>
      }
      tag={<SimTag />}
      lead={<ThaiText>{words.lead(say(sum), months)}</ThaiText>}
      more={<YearNote />}
    >
      <LevelTable items={items} />
      <PlainForm>
        <SegmentField
          label={words.choose}
          options={items.map((one) => ({ value: `${one.level}` as Level, label: `${one.level}` }))}
          value={level}
          onChange={setLevel}
        />
      </PlainForm>
      <div className="columns">
        <PastCard key={level} level={level} />
        {chosen ? <MixCard facts={chosen} /> : null}
      </div>
      <RiskWarning />
      <div className="way-on">
        <LinkButton to="/robo/create-plan">{words.goOn}</LinkButton>
      </div>
    </PageFrame>
  )
}

function LevelTable({ items }: { items: readonly LevelFacts[] }) {
  const amount = (pick: (one: LevelFacts) => PracticeBaht | undefined) => (one: LevelFacts) => {
    const value = pick(one)
    return value === undefined ? '–' : formatKoin(value)
  }
  const column = (key: string, label: string, pick: (one: LevelFacts) => PracticeBaht | undefined) => ({
    key,
    label,
    isNumber: true,
    cell: amount(pick),
  })
  return (
    <Card className="account-card">
      <DataTable
        caption={words.table}
        rows={items}
        rowKey={({ level }) => `${level}`}
        columns={[
          {
            key: 'level',
            label: words.level,
            cell: ({ level, level_name: name, step }) => (
              <>
                {words.levelOf(level, name)} {step === 'same' ? <Tag>{words.own}</Tag> : null}
              </>
            ),
          },
          column('low', words.low, ({ range }) => range.low),
          column('mid', words.mid, ({ range }) => range.mid),
          column('high', words.high, ({ range }) => range.high),
          column('worst', words.worst, ({ past }) => past?.worst_year.end),
          column('fall', words.fall, ({ past }) => past?.fall.lost),
          { key: 'fee', label: words.fee, isNumber: true, cell: ({ yearly_fee: fee }) => sayPart(fee) },
          { key: 'mix', label: words.mix, cell: ({ mix }) => <MixBar mix={mix} /> },
        ]}
      />
      <TermLinks terms={['range', 'median']} />
      <p className="text-13 text-ink-soft">
        <ThaiText>{`${words.note} ${words.notBefore}`}</ThaiText>
      </p>
    </Card>
  )
}

function MixCard({ facts: { level, mix } }: { facts: LevelFacts }) {
  return (
    <Card className="account-card" aria-labelledby="level-mix">
      <h2 id="level-mix" className="text-17">
        {words.mixOf(level)}
      </h2>
      <Donut
        name={words.mixOf(level)}
        slices={mix.map(({ key, share }) => ({ key, share, name: mixText.classes[key], tone: toneOf(key) }))}
        format={sayPart}
      />
    </Card>
  )
}

function PastCard({ level }: { level: Level }) {
  const { reply, refusal } = useReply(showLevelPast, { query: { level } })
  return (
    <Card className="account-card" aria-labelledby="level-past">
      <h2 id="level-past" className="text-17">
        {words.past}
      </h2>
      <p className="text-ink-soft">
        <ThaiText>{words.pastLead}</ThaiText>
      </p>
      {reply ? (
        <Past past={reply} />
      ) : refusal ? (
        <Notice kind="warn">{refusal.message}</Notice>
      ) : (
        <div className="chart-rest">
          <Skeleton lines={3} />
        </div>
      )}
    </Card>
  )
}

function Past({ past: { sum, past, points } }: { past: Reply<typeof showLevelPast> }) {
  const last = points.at(-1)
  if (!past || !last) return <p className="text-ink-soft">{words.noPast}</p>
  const { worst_year: year, fall } = past
  const days = points.map(({ day }) => day)
  return (
    <>
      <SeriesChart
        name={words.past}
        summary={
          <p>
            <ThaiText>{words.summary(say(sum), say(last.value))}</ThaiText>
          </p>
        }
        whenLabel={words.when}
        at={days.map(placeOfDay)}
        nameAt={(i) => shortThaiDate(days[i]!)}
        ticks={dayTicks(days)}
        lines={[{ key: 'value', name: words.value, kind: 'past', values: points.map(({ value }) => value) }]}
        fall={points.map((point) => point.fall / 100)}
        format={say}
        formatAxis={(value) => formatNumber(Math.round(value / 100))}
      />
      <ul className="sentences">
        <li>
          <ThaiText>
            {words.worstYear(formatThaiDate(year.from), formatThaiDate(year.to), say(sum), say(year.end))}
          </ThaiText>
        </li>
        <li>
          <ThaiText>
            {words.deepest(formatThaiDate(fall.from), formatThaiDate(fall.to), say(sum), say(fall.lost))}
          </ThaiText>
        </li>
      </ul>
    </>
  )
}
