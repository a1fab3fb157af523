import { z } from 'zod/mini'
import { liveBlocks } from './document-blocks.ts'

/**
 * Rich text as a tree in ProseMirror's JSON shape, never as HTML. The editor, the database, the content files and the
 * renderer share it. This schema is the allow-list: the server validates every tree before it is stored.
 */
const href = z.string().check(z.maxLength(500), z.regex(/^(https:\/\/|\/(?!\/))[^\s\\]*$/))

export const maxBlocks = 300

const Bold = z.object({ type: z.literal('bold') })
const Italic = z.object({ type: z.literal('italic') })
const Hyperlink = z.object({ type: z.literal('link'), attrs: z.object({ href }) })
/** A glossary term, by its key. Added when a document is read, never stored. */
const Term = z.object({ type: z.literal('term'), attrs: z.object({ key: z.string() }) })
const level = z.literal([2, 3])

const HardBreak = z.object({ type: z.literal('hardBreak') })
const Divider = z.object({ type: z.literal('horizontalRule') })
const pictureOf = (alt: z.ZodMiniString) =>
  z.object({
    type: z.literal('image'),
    attrs: z.object({
      src: z.string().check(z.regex(/^\/media\/[\w./-]+$/), z.maxLength(300)),
      alt,
      width: z.int().check(z.minimum(1), z.maximum(10_000)),
      height: z.int().check(z.minimum(1), z.maximum(10_000)),
    }),
  })
const Picture = pictureOf(z.string().check(z.minLength(1), z.maxLength(250)))
/** In a draft, the alternative text of a picture may still be empty. */
const DraftPicture = pictureOf(z.string().check(z.maxLength(250)))
/**
 * An interactive compound-interest chart. Principal in hundredths of a koin, rate in basis points a year.
 */
const KoinCalculator = z.object({
  type: z.literal('koinCalculator'),
  attrs: z.object({
    principal: z.int().check(z.minimum(100), z.maximum(100_000_000)),
    rate: z.int().check(z.minimum(0), z.maximum(3_000)),
    months: z.int().check(z.minimum(1), z.maximum(600)),
  }),
})
/** One of our own videos, by id; title and file addresses are added when a document is read. */
const Film = z.object({ type: z.literal('video'), attrs: z.object({ id: z.uuid() }) })
/** A table of two to four columns; every row has as many cells as the head. */
const Table = z.object({
  type: z.literal('table'),
  attrs: z.object({
    caption: z.string().check(z.minLength(1), z.maxLength(120)),
    head: z.array(z.string().check(z.maxLength(60))).check(z.minLength(2), z.maxLength(4)),
    rows: z
      .array(z.array(z.string().check(z.maxLength(120))).check(z.minLength(2), z.maxLength(4)))
      .check(z.minLength(1), z.maxLength(20)),
  }),
})

/**
 * The tree with the allowed marks, the attributes of headings, the schema of pictures and the least number of blocks.
 */
function treeOf<M extends z.ZodMiniType, H extends z.ZodMiniType>(
  mark: M,
  headingAttrs: H,
  picture = Picture,
  fewest = 1,
) {
  const Text = z.object({
    type: z.literal('text'),
    text: z.string().check(z.minLength(1), z.maxLength(5_000)),
    marks: z.optional(z.array(mark).check(z.maxLength(4))),
  })
  const inline = z.array(z.discriminatedUnion('type', [Text, HardBreak])).check(z.maxLength(400))
  const Paragraph = z.object({ type: z.literal('paragraph'), content: z.optional(inline) })
  const Heading = z.object({
    type: z.literal('heading'),
    attrs: headingAttrs,
    content: inline.check(z.minLength(1)),
  })
  const ListItem = z.object({
    type: z.literal('listItem'),
    content: z.array(Paragraph).check(z.minLength(1), z.maxLength(5)),
  })
  const items = z.array(ListItem).check(z.minLength(1), z.maxLength(50))
  const BulletList = z.object({ type: z.literal('bulletList'), content: items })
  const OrderedList = z.object({ type: z.literal('orderedList'), content: items })
  const Quote = z.object({
    type: z.literal('blockquote'),
    content: z.array(Paragraph).check(z.minLength(1), z.maxLength(10)),
  })
  /** A box with a key point: a title and one to three short paragraphs. */
  const KeyPoint = z.object({
    type: z.literal('keyPoint'),
    attrs: z.object({ title: z.string().check(z.minLength(1), z.maxLength(60)) }),
    content: z.array(Paragraph).check(z.minLength(1), z.maxLength(3)),
  })
  const Block = z.discriminatedUnion('type', [
    Paragraph,
    Heading,
    BulletList,
    OrderedList,
    Quote,
    KeyPoint,
    Divider,
    picture,
    KoinCalculator,
    Film,
    Table,
    ...liveBlocks,
  ])
  return z.object({
    type: z.literal('doc'),
    content: z.array(Block).check(z.minLength(fewest), z.maxLength(maxBlocks)),
  })
}

const mark = z.discriminatedUnion('type', [Bold, Italic, Hyperlink])

export const DocumentTree = treeOf(mark, z.object({ level }))
export type DocumentTree = z.infer<typeof DocumentTree>
export type DocumentBlock = DocumentTree['content'][number]
export type InlineNode = NonNullable<Extract<DocumentBlock, { type: 'paragraph' }>['content']>[number]

/** A document that is being written: it may be empty. */
export const DraftTree = treeOf(mark, z.object({ level }), DraftPicture, 0)

/**
 * A document as it is sent to readers: headings may have ids, and the first occurrence of each glossary term is marked.
 */
const readingParts = [
  z.discriminatedUnion('type', [Bold, Italic, Hyperlink, Term]),
  z.object({ level, id: z.optional(z.string()) }),
] as const
export const ReadingTree = treeOf(...readingParts)
export type ReadingTree = z.infer<typeof ReadingTree>
/** A draft as readers would see it: it may be empty, and pictures may lack their alternative text. */
export const PreviewTree = treeOf(...readingParts, DraftPicture, 0)
export type ReadingBlock = ReadingTree['content'][number]
export type ReadingNode = NonNullable<Extract<ReadingBlock, { type: 'paragraph' }>['content']>[number]
