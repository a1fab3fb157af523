import { useEffect } from 'react'
import type { Boxes } from '#kit/content-fields.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { checkContent } from '../../editor-admin-contract.ts'
import { text } from './editor-text.ts'

type Props = { piece: { kind: string; id: string }; version: string; boxes: Boxes }

/** What is to be corrected before a save, and what is worth a look; asked for as the part opens, and again by a button. */
export function ChecksPart({ piece, version, boxes }: Props) {
  const { run, done, fault, isBusy } = useAct(checkContent)
  const check = () => void run({ body: { ...piece, version, boxes: { ...boxes } } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once as it opens; then by the button
  useEffect(check, [])
  const checks = done?.reply.checks ?? []
  const [stops, looks] = (['stop', 'look'] as const).map(
    (one) => checks.filter(({ verdict }) => verdict === one).length,
  )
  return (
    <section className="content-editor-part" aria-label={text.checks}>
      <p role="status">{done ? text.checked(stops!, looks!) : ''}</p>
      {fault ? (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      ) : null}
      <ul className="content-checks">
        {checks.map(({ verdict, text: words, see }) => (
          <li key={`${verdict} ${words} ${see?.href}`}>
            <Tag>{text.verdicts[verdict]}</Tag> {words} {see ? <Link to={see.href}>{see.title}</Link> : null}
          </li>
        ))}
      </ul>
      <Button kind="line" size="small" isBusy={isBusy} onClick={check}>
        {text.checkAgain}
      </Button>
    </section>
  )
}
