import { z } from 'zod/mini'

/**
 * Rich text as a tree, never as HTML: ProseMirror's JSON shape, so that the editor, the database, the content files
 * and the renderer share one form. The schema is the whole allow-list; the server checks every stored tree against it.
 */
const href = z.string().check(z.maxLength(500), z.regex(/^(https:\/\/|\/(?!\/))[^\s\\]*$/))

const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href }) }),
])

const Text = z.object({
  type: z.literal('text'),
  text: z.string().check(z.minLength(1), z.maxLength(5_000)),
  marks: z.optional(z.array(Mark).check(z.maxLength(3))),
})
const HardBreak = z.object({ type: z.literal('hardBreak') })
const inline = z.array(z.discriminatedUnion('type', [Text, HardBreak])).check(z.maxLength(200))

const Paragraph = z.object({ type: z.literal('paragraph'), content: z.optional(inline) })
const Heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.literal([2, 3]) }),
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
/** The box of what to remember: a title and one to three short paragraphs. */
const KeyPoint = z.object({
  type: z.literal('keyPoint'),
  attrs: z.object({ title: z.string().check(z.minLength(1), z.maxLength(60)) }),
  content: z.array(Paragraph).check(z.minLength(1), z.maxLength(3)),
})
const Divider = z.object({ type: z.literal('horizontalRule') })
const Picture = z.object({
  type: z.literal('image'),
  attrs: z.object({
    src: z.string().check(z.regex(/^\/media\/[\w./-]+$/), z.maxLength(300)),
    alt: z.string().check(z.minLength(1), z.maxLength(250)),
    width: z.int().check(z.minimum(1), z.maximum(10_000)),
    height: z.int().check(z.minimum(1), z.maximum(10_000)),
  }),
})
/** A live compound-interest chart. Principal in hundredths of a koin, rate in hundredths of a percent a year. */
const KoinCalculator = z.object({
  type: z.literal('koinCalculator'),
  attrs: z.object({
    principal: z.int().check(z.minimum(100), z.maximum(100_000_000)),
    rate: z.int().check(z.minimum(0), z.maximum(3_000)),
    months: z.int().check(z.minimum(1), z.maximum(600)),
  }),
})
/** A comparison of a few columns; every row has as many cells as the head. */
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

const Block = z.discriminatedUnion('type', [
  Paragraph,
  Heading,
  BulletList,
  OrderedList,
  Quote,
  KeyPoint,
  Divider,
  Picture,
  KoinCalculator,
  Table,
])

export const DocumentTree = z.object({
  type: z.literal('doc'),
  content: z.array(Block).check(z.minLength(1), z.maxLength(300)),
})
export type DocumentTree = z.infer<typeof DocumentTree>
export type DocumentBlock = DocumentTree['content'][number]
export type InlineNode = NonNullable<z.infer<typeof Paragraph>['content']>[number]
