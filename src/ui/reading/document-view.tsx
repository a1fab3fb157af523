import type { ComponentType } from 'react'
import type { ReadingBlock, ReadingTree } from '#lib/document.ts'
import type { LiveBlock } from '#lib/document-blocks.ts'
import { DataTable } from '../basics/table.tsx'
import { uiText } from '../basics/text.ts'
import { UploadedPicture } from '../pictures/uploaded-picture.tsx'
import { headingId, listHeadings } from './document-headings.ts'
import { Inline, type RenderTerm } from './document-inline.tsx'

type Film = ComponentType<Extract<ReadingBlock, { type: 'video' }>['attrs']>
type Live = ComponentType<{ block: LiveBlock }>
type Calculator = ComponentType<Extract<ReadingBlock, { type: 'koinCalculator' }>['attrs']>

interface DocumentViewProps {
  tree: ReadingTree
  /** The first paragraph as the lead, at weight 500. */
  hasLead?: boolean
  renderTerm?: RenderTerm
  /** `KoinCalculator`, when a document may contain one: other pages do not load its code. */
  Calculator?: Calculator | undefined
  /** Renders one of our videos by its id, when a document may contain one. */
  Film?: Film | undefined
  /** What one plays with or looks at, where a document may have it. */
  Live?: Live | undefined
}

/** The rich text of a post, a policy or a lesson, as React elements: the tree's schema is the complete allow-list. */
export function DocumentView({ tree, hasLead, renderTerm, Calculator, Film, Live }: DocumentViewProps) {
  return (
    <div className="reading" data-lead={hasLead || undefined}>
      {tree.content.map((block, i) => (
        <Block key={i} block={block} id={headingId(block, i)} {...{ renderTerm, Calculator, Film, Live }} />
      ))}
    </div>
  )
}

interface BlockProps {
  block: ReadingBlock
  id: string
  renderTerm: RenderTerm | undefined
  Calculator: Calculator | undefined
  Film: Film | undefined
  Live: Live | undefined
}

function Block({ block, id, renderTerm, Calculator, Film, Live }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inline nodes={block.content} renderTerm={renderTerm} />
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
              <Paragraphs blocks={item.content} renderTerm={renderTerm} />
            </li>
          ))}
        </List>
      )
    }
    case 'blockquote':
      return (
        <blockquote>
          <Paragraphs blocks={block.content} renderTerm={renderTerm} />
        </blockquote>
      )
    case 'keyPoint':
      return (
        <aside className="key-point">
          <strong>{block.attrs.title}</strong>
          <Paragraphs blocks={block.content} renderTerm={renderTerm} />
        </aside>
      )
    case 'horizontalRule':
      return <hr />
    case 'image': {
      const { src, alt, width, height } = block.attrs
      return (
        <UploadedPicture src={src} alt={alt} width={width} height={height} sizes="(max-width: 950px) 100vw, 44rem" />
      )
    }
    case 'koinCalculator':
      return Calculator ? <Calculator {...block.attrs} /> : null
    case 'video':
      return Film ? <Film {...block.attrs} /> : null
    case 'table':
      return <TableBlock {...block.attrs} />
    case 'slider':
    case 'sorting':
    case 'branches':
    case 'chat':
    case 'practiceTransfer':
    case 'drawing':
    case 'comic':
    case 'sources':
      return Live ? <Live block={block} /> : null
  }
}

type Paragraph = Extract<ReadingBlock, { type: 'paragraph' }>

function Paragraphs({ blocks, renderTerm }: { blocks: readonly Paragraph[]; renderTerm: RenderTerm | undefined }) {
  return blocks.map((block, i) => (
    <p key={i}>
      <Inline nodes={block.content} renderTerm={renderTerm} />
    </p>
  ))
}

/** A cell with only an amount, a percentage or a count; a column is aligned right when all its cells match. */
const numberCell = /^[+−-]?\d[\d,.]*( (%|koin|บาท|ปี|เดือน|วัน))?$/

function TableBlock({ caption, head, rows }: Extract<ReadingBlock, { type: 'table' }>['attrs']) {
  const columns = head.map((label, i) => ({
    key: String(i),
    label,
    isNumber: i > 0 && rows.every((row) => numberCell.test(row[i] ?? '')),
    cell: (row: string[]) => row[i],
  }))
  const keyOf = (row: string[]) => `${rows.indexOf(row)}`
  return <DataTable caption={caption} hasCaption columns={columns} rows={rows} rowKey={keyOf} />
}

/** The table of contents of a document, as links to its headings. Omitted below three headings. */
export function DocumentContents({ tree }: { tree: ReadingTree }) {
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
