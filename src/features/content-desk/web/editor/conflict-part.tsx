import { useEffect, useRef, useState } from 'react'
import { type Boxes, type ContentField, sidesOf } from '#kit/content-fields.ts'
import { Button } from '#ui/basics/button.tsx'
import type { Merge } from '../../merge-rules.ts'
import { text } from './editor-text.ts'
import { WordMarks } from './word-marks.tsx'

type Props = {
  merge: Merge
  base: Boxes
  theirs: Boxes
  fields: readonly ContentField[]
  onTake: (name: string) => void
}

/** Somebody saved first: what they changed, and for boxes that both changed a button that takes theirs. */
export function ConflictPart({ merge, base, theirs, fields, onTake }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [taken, setTaken] = useState<readonly string[]>([])
  useEffect(() => heading.current?.focus(), [])
  const changed = fields.filter(({ name }) => theirs[name] !== base[name])
  const differences = changed.map((field) => ({
    name: field.label,
    ...sidesOf(field, base[field.name] ?? '', theirs[field.name] ?? ''),
  }))
  return (
    <section className="content-conflict" aria-labelledby="conflict">
      <h2 id="conflict" ref={heading} tabIndex={-1}>
        {text.conflict}
      </h2>
      <p>{text.conflictLead}</p>
      <h3>{text.theirChanges}</h3>
      <WordMarks differences={differences} />
      <p className="content-choices">
        {fields
          .filter(({ name }) => merge.both.includes(name))
          .map(({ name, label }) => (
            <Button
              key={name}
              kind="line"
              size="small"
              onClick={() => {
                onTake(name)
                setTaken([...taken, name])
              }}
            >
              {text.takeTheirs(label)}
            </Button>
          ))}
      </p>
      <p role="status">{taken.length > 0 ? text.taken(labelOf(fields, taken.at(-1)!)) : ''}</p>
    </section>
  )
}

function labelOf(fields: readonly ContentField[], name: string): string {
  return fields.find((one) => one.name === name)?.label ?? name
}
