/**
 * What begins a formula in spreadsheets, also after blanks and in the full-width forms that East Asian ones accept: a cell
 * that begins so is written with ' before it, and read without.
 */
const formula = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|^[\t\r\n]/u

/**
 * Rows of cells as CSV (RFC 4180), with the mark of UTF-8 that spreadsheets need for Thai. No cell runs as a formula where the
 * file is opened.
 */
export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`
}

function writeCell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const isPlain = typeof value === 'number' || !(formula.test(text) || text.startsWith("'"))
  const safe = isPlain ? text : `'${text}`
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Hundredths with two decimals and a plain minus sign, which spreadsheets read as a number: −123450 → '-1234.50'. */
export function plainHundredths(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * CSV as rows of cells, trimmed; lines without anything are left out. Commas, or semicolons or tabs where the first line has
 * those alone, as spreadsheets of other languages write. Null where a quoted cell never ends.
 */
export function readCsv(text: string): string[][] | null {
  return readCsvRows(text)?.map(({ cells }) => cells) ?? null
}

/** `line`: where the row begins, from 1. `runs`: whether a spreadsheet would take a cell of it for a formula. */
export type CsvRow = { line: number; cells: string[]; runs: boolean }

/** The same with the lines, for those who name them. */
export function readCsvRows(text: string): CsvRow[] | null {
  const body = text.replace(/^\ufeff/, '')
  const comma = commaOf(body)
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [], runs: false }
  let [at, line] = [0, 1]
  while (at <= body.length) {
    const cell = readCell(body, at, comma)
    if (!cell) return null
    row.cells.push(plain(cell.text))
    row.runs ||= formula.test(cell.text)
    line += (body.slice(at, cell.end).match(/\r\n|\r|\n/g) ?? []).length
    at = cell.end
    if (body[at] === comma) at++
    else {
      if (row.cells.some((one) => one !== '')) rows.push(row)
      if (at >= body.length) break
      at += body.startsWith('\r\n', at) ? 2 : 1
      line += 1
      row = { line, cells: [], runs: false }
    }
  }
  return rows
}

function commaOf(body: string): string {
  const first = body.slice(0, /[\r\n]|$/.exec(body)!.index)
  return [',', ';', '\t'].find((mark) => first.includes(mark)) ?? ','
}

function readCell(body: string, from: number, comma: string): { text: string; end: number } | null {
  const isEnd = (at: number) => at >= body.length || body[at] === comma || body[at] === '\n' || body[at] === '\r'
  if (body[from] !== '"') {
    let end = from
    while (!isEnd(end)) end++
    return { text: body.slice(from, end), end }
  }
  let end = from + 1
  for (; end < body.length; end++) {
    if (body[end] !== '"') continue
    if (body[end + 1] !== '"') break
    end++
  }
  if (body[end] !== '"') return null
  const text = body.slice(from + 1, end).replaceAll('""', '"')
  for (end++; !isEnd(end); ) end++
  return { text, end }
}

function plain(text: string): string {
  const trimmed = text.trim()
  return trimmed.startsWith("'") ? trimmed.slice(1) : trimmed
}
