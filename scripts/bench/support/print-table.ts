import { isSaved, type Row } from './row.ts'

/** Prints all rows as a table: measure, figure, limit, verdict. */
export function printTable(rows: Row[]): void {
  const cells = rows.map((row) => [row.name, formatFigure(row), formatLimit(row), verdictOf(row)])
  const table = [['measure', 'figure', 'limit', ''], ...cells]
  const widths = table[0]!.map((_, i) => Math.max(...table.map((line) => line[i]!.length)))
  const lines = table.map((line) => line.map((cell, i) => pad(cell, widths[i]!, i)).join('  '))
  console.log(['', lines[0], widths.map((width) => '─'.repeat(width)).join('──'), ...lines.slice(1), ''].join('\n'))
}

function pad(cell: string, width: number, column: number): string {
  return column === 1 || column === 2 ? cell.padStart(width) : cell.padEnd(width)
}

function formatFigure({ value, unit }: Row): string {
  return value === null ? '–' : `${formatNumber(value)} ${unit}`.trim()
}

function formatLimit({ limit }: Row): string {
  if (limit === null) return ''
  return 'min' in limit ? `≥ ${formatNumber(limit.min)}` : `≤ ${formatNumber(limit.max)}`
}

function verdictOf(row: Row): string {
  const { kind, note } = row
  if (kind === 'broken' || kind === 'skipped') return `${kind === 'broken' ? 'FAILED' : 'SKIPPED'}: ${note}`
  if (kind === 'figure') return note
  if (isSaved(row)) return kind === 'budget' ? 'held' : 'ok'
  return kind === 'budget' ? 'BROKEN' : 'outside its aim'
}

function formatNumber(value: number): string {
  const digits = Math.abs(value) < 10 ? 3 : Math.abs(value) < 1000 ? 1 : 0
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}
