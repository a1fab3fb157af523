import { editorPath } from '#kit/content-fields.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { type Column, DataTable } from '#ui/basics/table.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { AnalysedQuestion } from '../admin-contract.ts'
import { text } from './text.ts'

type Choice = AnalysedQuestion['choices'][number] & { isRight: boolean }

const columns: Column<Choice>[] = [
  {
    key: 'text',
    label: text.choice,
    cell: ({ text: words, isRight }) => (
      <>
        <ThaiText>{words}</ThaiText> {isRight ? <Tag>{text.rightMark}</Tag> : null}
      </>
    ),
  },
  { key: 'taken', label: text.taken, isNumber: true, cell: ({ taken }) => taken },
]

/** A question with its statistics; expanded it shows the distribution of choices and its text. A list item. */
export function AnalysedCard({ analysed, isOpen }: { analysed: AnalysedQuestion; isOpen: boolean }) {
  const { question, doubts, choices } = analysed
  return (
    <Card as="li">
      <details className="video-sources" open={isOpen}>
        <summary>
          <ThaiText>{question.text}</ThaiText>{' '}
          {question.is_active ? null : <Tag>{question.is_new ? text.isNew : text.retired}</Tag>}
          <span className="block text-13 font-normal text-ink-soft">{text.figures(analysed)}</span>
          {doubts.map((doubt) => (
            <span key={doubt} className="block text-13 font-normal text-warn-ink">
              {text.doubts[doubt]}
            </span>
          ))}
        </summary>
        <p className="text-13 text-ink-soft">{text.about(question)}</p>
        {choices.length > 0 && (
          <DataTable
            caption={text.choices}
            hasCaption
            isCompact
            columns={columns}
            rows={choices.map((choice, i) => ({ ...choice, isRight: i === 0 }))}
            rowKey={(choice) => choice.text}
          />
        )}
        <p>
          <Link to={editorPath('question', question.id)}>{text.edit}</Link>
        </p>
      </details>
    </Card>
  )
}
