import { writeCsv } from '#lib/csv.ts'
import { saveFile } from '#lib/web/save-file.ts'
import { Button } from '#ui/basics/button.tsx'
import { text } from './text.ts'

type Cell = string | number | null

interface CsvButtonProps {
  /** Names the part for screen readers. */
  part: string
  /** The file's name without its ending. */
  name: string
  head: readonly string[]
  /** The rows that the page shows; null: hidden. */
  rows: readonly (readonly Cell[])[]
}

/** Saves the rows of a part, as they are shown, as CSV. */
export function CsvButton({ part, name, head, rows }: CsvButtonProps) {
  const save = () => {
    const csv = writeCsv([head, ...rows])
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `koinklass-${name}.csv`)
  }
  return (
    <Button kind="quiet" size="small" aria-label={text.csvOf(part)} onClick={save}>
      {text.csv}
    </Button>
  )
}
