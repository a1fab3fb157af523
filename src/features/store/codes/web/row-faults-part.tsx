import type { FieldFault } from '#lib/errors.ts'
import { Notice } from '#ui/basics/notice.tsx'
import { text } from './text.ts'

type Props = { title: string; said: string; faults: readonly FieldFault[] }

/** What a file was refused for, row by row; `said` is the sentence about the whole. */
export function RowFaults({ title, said, faults }: Props) {
  const rows = faults.filter(({ path }) => path.startsWith('rows.'))
  return (
    <Notice kind="danger" isAlert>
      <p>{said}</p>
      {rows.length > 0 ? (
        <>
          <p>
            <strong>{title}</strong>
          </p>
          <ul>
            {rows.map(({ path, detail }) => (
              <li key={path}>
                {text.row(path.slice('rows.'.length))}: {detail}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  )
}
