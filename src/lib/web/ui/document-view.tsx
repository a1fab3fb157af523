import type { ComponentType } from 'react'
import type { DocumentBlock, DocumentTree } from '#lib/document.ts'
import { headingId, listHeadings } from './document-headings.ts'
import { Inline, type RenderText } from './document-inline.tsx'
import { DataTable } from './table.tsx'
import { uiText } from './text.ts'

type Calculator = ComponentType<Extract<DocumentBlock, { type: 'koinCalculator' }>['attrs']>

interface DocumentViewProps {
  tree: DocumentTree
  /** The first paragraph as the lead, at weight 500. */
  hasLead?: boolean
  renderText?: RenderText
  /** `KoinCalculator`, where a document may have one: its code is not for every page. */
  Calculator?: Calculator | undefined
}

/** Rich text of a post, a policy or a lesson, as React elements: the tree's schema is the whole allow-list. */
export function DocumentView({ tree, hasLead, renderText, Calculator }: DocumentViewProps) {
  return (
    <div className="reading" data-lead={hasLead || undefined}>
      {tree.content.map((block, i) => (
        <Block key={i} block={block} id={headingId(i)} renderText={renderText} Calculator={Calculator} />
      ))}
    </div>
  )
}

interface BlockProps {
  block: DocumentBlock
  id: string
  renderText: RenderText | undefined
  Calculator: Calculator | undefined
}

function Block({ block, id, renderText, Calculator }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inline nodes={block.content} renderText={renderText} />
        </p>
      )
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h2' : 'h3'
      return (
        <Heading id={id} tabIndex={-1}>
          <Inline nodes={block.content} />
        </Heading>
      )
    }
    case 'bulletList':
    case 'orderedList': {
      const List = block.type === 'bulletList' ? 'ul' : 'ol'
      return (
        <List>
          {block.content.map((item, i) => (
            <li key={i}>
              <Paragraphs blocks={item.content} renderText={renderText} />
            </li>
          ))}
        </List>
      )
    }
    case 'blockquote':
      return (
        <blockquote>
          <Paragraphs blocks={block.content} renderText={renderText} />
        </blockquote>
      )
    case 'keyPoint':
      return (
        <aside className="key-point">
          <strong>{block.attrs.title}</strong>
          <Paragraphs blocks={block.content} renderText={renderText} />
        </aside>
      )
    case 'horizontalRule':
      return <hr />
    case 'image': {
      const { src, alt, width, height } = block.attrs
      return <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    }
    case 'koinCalculator':
      return Calculator ? <Calculator {...block.attrs} /> : null
    case 'table':
      return <TableBlock {...block.attrs} />
  }
}

type Paragraph = Extract<DocumentBlock, { type: 'paragraph' }>

function Paragraphs({ blocks, renderText }: { blocks: readonly Paragraph[]; renderText: RenderText | undefined }) {
  return blocks.map((block, i) => (
    <p key={i}>
      <Inline nodes={block.content} renderText={renderText} />
    </p>
  ))
}

/** A cell that is nothing but an amount, a percentage or a count stands right; a column does when all its cells are so. */
const numberCell = /^[+−-]?\d[\d,.]*( (%|koin|บาท|ปี|เดือน|วัน))?$/

function TableBlock({ caption, head, rows }: Extract<DocumentBlock, { type: 'table' }>['attrs']) {
  const columns = head.map((label, i) => ({
    key: String(i),
    label,
    isNumber: i > 0 && rows.every((row) => numberCell.test(row[i] ?? '')),
    cell: (row: string[]) => row[i],
  }))
  const keyOf = (row: string[]) => `${rows.indexOf(row)}`
  return <DataTable caption={caption} hasCaption columns={columns} rows={rows} rowKey={keyOf} />
}

/** The contents of a document: links to its headings. Nothing below three headings. */
export function DocumentContents({ tree }: { tree: DocumentTree }) {
  const headings = listHeadings(tree)
  if (headings.length < 3) return null
  return (
    <nav aria-labelledby="document-contents" className="contents-list">
      <h2 id="document-contents" className="text-15 font-semibold">
        {uiText.contents}
      </h2>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
