import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import Trash from 'lucide-react/icons/trash-2'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { editorText } from '../writing-text.ts'

const [maxColumns, maxRows] = [4, 20]

/** A table of two to four columns as a grid of fields. */
export function TableBlock({ node, updateAttributes, deleteNode }: NodeViewProps) {
  const { caption, head, rows } = node.attrs as { caption: string; head: string[]; rows: string[][] }
  const setCell = (row: number, column: number, value: string) =>
    updateAttributes({ rows: rows.map((cells, i) => (i === row ? cells.with(column, value) : cells)) })
  const resize = (change: (cells: string[]) => string[]) =>
    updateAttributes({ head: change(head), rows: rows.map(change) })
  return (
    <NodeViewWrapper className="editor-block" role="group" aria-label={editorText.tableName}>
      <div className="editor-block-in" contentEditable={false}>
        <TextField
          label={editorText.tableCaption}
          value={caption}
          maxLength={120}
          onChange={({ target }) => updateAttributes({ caption: target.value })}
        />
        <div className="editor-table" data-columns={head.length}>
          {head.map((cell, column) => (
            <input
              key={column}
              className="editor-cell editor-cell-head"
              aria-label={editorText.tableHead(column + 1)}
              value={cell}
              maxLength={60}
              onChange={({ target }) => updateAttributes({ head: head.with(column, target.value) })}
            />
          ))}
          {rows.flatMap((cells, row) =>
            cells.map((cell, column) => (
              <input
                key={`${row} ${column}`}
                className="editor-cell"
                aria-label={editorText.tableCell(row + 1, column + 1)}
                value={cell}
                maxLength={120}
                onChange={({ target }) => setCell(row, column, target.value)}
              />
            )),
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {rows.length < maxRows && (
            <Button kind="quiet" size="small" onClick={() => updateAttributes({ rows: [...rows, head.map(() => '')] })}>
              {editorText.tableRow}
            </Button>
          )}
          {rows.length > 1 && (
            <Button kind="quiet" size="small" onClick={() => updateAttributes({ rows: rows.slice(0, -1) })}>
              {editorText.tableDropRow}
            </Button>
          )}
          {head.length < maxColumns && (
            <Button kind="quiet" size="small" onClick={() => resize((cells) => [...cells, ''])}>
              {editorText.tableColumn}
            </Button>
          )}
          {head.length > 2 && (
            <Button kind="quiet" size="small" onClick={() => resize((cells) => cells.slice(0, -1))}>
              {editorText.tableDropColumn}
            </Button>
          )}
        </div>
      </div>
      <span contentEditable={false} className="editor-block-drop">
        <IconButton label={editorText.drop(editorText.tableName)} icon={<Icon of={Trash} />} onClick={deleteNode} />
      </span>
    </NodeViewWrapper>
  )
}
