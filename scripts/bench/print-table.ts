import type { Budget, Row } from './row.ts'

/** Prints all rows as a table: measure, figure, budget, verdict. */
export function printTable(rows: Row[]): void {
  const cells = rows.map((row) => [row.name, formatFigure(row), formatBudget(row), verdictOf(row)])
  const table = [['measure', 'figure', 'budget', ''], ...cells]
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

function formatBudget({ budget }: Row): string {
  return budget ? `${signOf(budget)} ${formatNumber(budget.limit)}` : ''
}

function signOf({ isLeast }: Budget): string {
  return isLeast ? '≥' : '≤'
}

function verdictOf({ value, isOk, budget, note }: Row): string {
  if (value === null) return `${isOk === false ? 'FAILED' : 'SKIPPED'}: ${note}`
  if (isOk === null) return note
  if (isOk) return 'ok'
  return budget?.isHard ? 'BROKEN' : 'below aim'
}

function formatNumber(value: number): string {
  const digits = Math.abs(value) < 10 ? 3 : Math.abs(value) < 1000 ? 1 : 0
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}
