import type { ReactNode } from 'react'
import type { z } from 'zod/mini'
import { ArtFile } from '#art/art-file.tsx'
import type { KoinHistoryItem, SkillHistoryItem } from '#features/koin/contract.ts'
import { skillNames } from '#kit/skills.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { text } from './text.ts'

type List<Row> = { items: Row[]; total: number; page: number; pages: number }
type SkillRow = z.infer<typeof SkillHistoryItem>

/** The movements of koin, newest first; each row names its reason and links to it. */
export function KoinHistory({ list }: { list: List<KoinHistoryItem> }) {
  return (
    <History list={list} tab="koins" empty={text.noKoins}>
      <DataTable
        caption={text.koinCaption}
        rows={list.items}
        rowKey={(row) => row.id}
        columns={[
          { key: 'date', label: text.date, cell: (row) => <Stamp date={row.date} /> },
          { key: 'activity', label: text.activity, cell: (row) => <Activity {...row} /> },
          {
            key: 'point',
            label: text.point,
            isNumber: true,
            cell: (row) => <KoinAmount amount={row.point} size="small" hasCoin={false} hasUnit={false} hasSign />,
          },
        ]}
      />
    </History>
  )
}

/** The origin of the skill points. */
export function SkillHistory({ list }: { list: List<SkillRow> }) {
  return (
    <History list={list} tab="skills" empty={text.noSkills}>
      <DataTable
        caption={text.skillCaption}
        rows={list.items}
        rowKey={(row) => row.id}
        columns={[
          { key: 'date', label: text.date, cell: (row) => <Stamp date={row.date} /> },
          { key: 'activity', label: text.activity, cell: (row) => <Activity {...row} /> },
          { key: 'skill', label: text.skill, cell: (row) => skillNames[row.skill] },
          { key: 'point', label: text.skillPoint, isNumber: true, cell: (row) => `+${row.point}` },
        ]}
      />
    </History>
  )
}

/** Date and time with the bar that the reply has between them, as a hairline. */
function Stamp({ date }: { date: string }) {
  const [day, time] = date.split(' | ')
  return (
    <span className="stamp">
      {day}
      <span className="stamp-bar">{' | '}</span>
      <span className="text-ink-soft">{time}</span>
    </span>
  )
}

type HistoryProps = { list: List<unknown>; tab: string; empty: string; children: ReactNode }

function History({ list, tab, empty, children }: HistoryProps) {
  if (list.total === 0) {
    return (
      <EmptyState
        spot={<ArtFile file={tab === 'koins' ? 'spots/no-koin.svg' : 'spots/empty.svg'} />}
        action={
          <LinkButton kind="main" to="/quiz/daily">
            {text.toQuiz}
          </LinkButton>
        }
      >
        {empty}
      </EmptyState>
    )
  }
  return (
    <>
      <div className="history">{children}</div>
      <Pager of={list} toPage={(to) => `/profile?tab=${tab}&page=${to}`} />
    </>
  )
}

function Activity({ activity, href }: { activity: string; href: string | null }) {
  return href ? (
    <Link to={href} className="tap">
      {activity}
    </Link>
  ) : (
    activity
  )
}
