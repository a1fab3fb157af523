import { DataTable } from '#ui/basics/table.tsx'
import type { StaffActView } from '../../log-admin-contract.ts'
import { text } from './log-text.ts'

type Line = { name: string; before: string; after: string }

/** The change made by an action, field by field, expanded on request. */
export function ActChange({ act: { before, after } }: { act: StaffActView }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return <p className="text-13 text-ink-soft">{text.nothing}</p>
  const rows = names.map((name) => ({ name, before: shown(before?.[name]), after: shown(after?.[name]) }))
  return (
    <details>
      <summary className="admin-summary">{text.details}</summary>
      <DataTable<Line>
        caption={text.details}
        isCompact
        columns={[
          { key: 'name', label: text.field, cell: ({ name }) => name },
          { key: 'before', label: text.before, cell: (line) => line.before },
          { key: 'after', label: text.after, cell: (line) => line.after },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </details>
  )
}

/** Formats a value; '–' when there is none. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return '–'
  if (Array.isArray(value)) return value.length > 0 ? value.map(shown).join(', ') : '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
