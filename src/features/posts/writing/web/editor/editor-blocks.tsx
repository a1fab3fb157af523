import { NodeViewContent, type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { VideoChoiceCard } from '#features/videos/web/video-choice-card.tsx'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { readNumber } from '#ui/fields/read-number.ts'
import { UploadedPicture } from '#ui/pictures/uploaded-picture.tsx'
import { editorText } from '../writing-text.ts'
import type { NodeViews } from './editor-nodes.ts'
import { TableBlock } from './editor-table.tsx'

/** Blocks other than text, with fields for their attributes. */
export const blockViews: NodeViews = {
  image: ReactNodeViewRenderer(PictureBlock),
  koinCalculator: ReactNodeViewRenderer(CalculatorBlock),
  video: ReactNodeViewRenderer(FilmBlock),
  keyPoint: ReactNodeViewRenderer(KeyPointBlock),
  table: ReactNodeViewRenderer(TableBlock),
  live: ReactNodeViewRenderer(SavedBlock),
}

interface BlockProps {
  name: string
  onDrop: () => void
  children: ReactNode
}

/** A block with its name for screen readers and a button to remove it. */
function Block({ name, onDrop, children }: BlockProps) {
  return (
    <NodeViewWrapper className="editor-block" role="group" aria-label={name} data-drag-handle>
      <div className="editor-block-in" contentEditable={false}>
        {children}
      </div>
      <span contentEditable={false} className="editor-block-drop">
        <IconButton label={editorText.drop(name)} icon={<Icon of={Trash} />} onClick={onDrop} />
      </span>
    </NodeViewWrapper>
  )
}

function PictureBlock({ node, updateAttributes, deleteNode }: NodeViewProps) {
  const { src, alt, width, height } = node.attrs
  return (
    <Block name={editorText.picture} onDrop={deleteNode}>
      <UploadedPicture src={src} alt={alt} width={width} height={height} sizes="(max-width: 950px) 100vw, 44rem" />
      <TextField
        label={editorText.pictureAlt}
        value={alt}
        maxLength={250}
        onChange={({ target }) => updateAttributes({ alt: target.value })}
      />
    </Block>
  )
}

/** Keeps the typed text; the block changes only with a valid number. */
function NumberPart({
  label,
  value,
  scale,
  min,
  max: most,
  onChange,
}: {
  label: string
  value: number
  scale: number
  min: number
  max: number
  onChange: (value: number) => void
}) {
  const [typed, setTyped] = useState(String(value / scale))
  const change = (next: string) => {
    setTyped(next)
    const number = readNumber(next)
    const scaled = number === null ? Number.NaN : Math.round(number * scale)
    if (scaled >= min && scaled <= most) onChange(scaled)
  }
  return <TextField label={label} inputMode="decimal" value={typed} onChange={({ target }) => change(target.value)} />
}

function CalculatorBlock({ node, updateAttributes, deleteNode }: NodeViewProps) {
  const { principal, rate, months } = node.attrs
  return (
    <Block name={editorText.calculatorName} onDrop={deleteNode}>
      <strong>{editorText.calculatorName}</strong>
      <div className="editor-fields">
        <NumberPart
          label={editorText.principal}
          {...{ value: principal, scale: 100, min: 100, max: 100_000_000 }}
          onChange={(value) => updateAttributes({ principal: value })}
        />
        <NumberPart
          label={editorText.rate}
          {...{ value: rate, scale: 100, min: 0, max: 3_000 }}
          onChange={(value) => updateAttributes({ rate: value })}
        />
        <NumberPart
          label={editorText.months}
          {...{ value: months, scale: 1, min: 1, max: 600 }}
          onChange={(value) => updateAttributes({ months: value })}
        />
      </div>
    </Block>
  )
}

/** Without a chosen video the block is not saved. */
function FilmBlock({ node, updateAttributes, deleteNode }: NodeViewProps) {
  return (
    <Block name={editorText.video} onDrop={deleteNode}>
      <VideoChoiceCard value={node.attrs.id} onChange={(id) => updateAttributes({ id })} />
    </Block>
  )
}

/** A block that is not written here: what it is called, and that it stays as it is. */
function SavedBlock({ node, deleteNode }: NodeViewProps) {
  const { title, caption } = node.attrs
  return (
    <Block name={editorText.kept} onDrop={deleteNode}>
      <strong>{title ?? caption ?? editorText.savedSources}</strong>
      <p className="text-13 text-ink-soft">{editorText.savedHint}</p>
    </Block>
  )
}

function KeyPointBlock({ node, updateAttributes, deleteNode }: NodeViewProps) {
  return (
    <NodeViewWrapper className="editor-block key-point" role="group" aria-label={editorText.keyPoint}>
      <div contentEditable={false}>
        <TextField
          label={editorText.keyPointTitle}
          value={node.attrs.title}
          maxLength={60}
          onChange={({ target }) => updateAttributes({ title: target.value })}
        />
      </div>
      <NodeViewContent />
      <span contentEditable={false} className="editor-block-drop">
        <IconButton label={editorText.drop(editorText.keyPoint)} icon={<Icon of={Trash} />} onClick={deleteNode} />
      </span>
    </NodeViewWrapper>
  )
}
