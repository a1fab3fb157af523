import { z } from 'zod/mini'
import { castNames, castPoses, castTitles, comicPlaces, comicProps } from './comic-names.ts'
import { givenOf, sliderFormulas } from './slider-formulas.ts'

/**
 * The blocks of a document that do something, or draw something: data alone, drawn by our own code. Texts are plain.
 */
const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const amount = z.number().check(z.minimum(-1e9), z.maximum(1e9))

/** Names that a slider's sentence may have in braces. */
const isSentence = (text: string) => text.includes('{result}') && !/\{(?!(x|result|second)\})/.test(text)

/** One slider and the sentence that follows it. */
const Slider = z.object({
  type: z.literal('slider'),
  attrs: z
    .object({
      title: words(80),
      formula: z.enum(sliderFormulas),
      given: z.record(z.string().check(z.regex(/^[a-z]{1,10}$/)), amount),
      label: words(60),
      unit: words(20),
      min: amount,
      max: amount,
      step: z.number().check(z.minimum(0.01)),
      start: amount,
      /** '{x}' the slider's value, '{result}' and '{second}' what the formula makes of it. */
      sentence: words(240).check(z.refine(isSentence)),
      decimals: z.literal([0, 2]),
      /** What to see in it, one or two sentences. */
      note: z.optional(words(240)),
    })
    .check(
      z.refine(({ min, max, start }) => min > 0 && min < max && start >= min && start <= max),
      z.refine(({ formula, given }) => givenOf(formula).every((name) => given[name] !== undefined)),
    ),
})

/** Cards to put into two or three groups; each says why it belongs where it does. */
const Sorting = z.object({
  type: z.literal('sorting'),
  attrs: z
    .object({
      title: words(80),
      groups: z.array(words(40)).check(z.minLength(2), z.maxLength(3)),
      cards: z
        .array(z.object({ text: words(120), group: z.int().check(z.minimum(0), z.maximum(2)), reason: words(240) }))
        .check(z.minLength(3), z.maxLength(8)),
    })
    .check(z.refine(({ groups, cards }) => cards.every(({ group }) => group < groups.length))),
})

/** `change`: what the choice does to what the story carries along. `ending`: the name of how it ends, if it ends here. */
const Choice = z.object({
  label: words(100),
  says: words(320),
  to: z.nullable(z.int().check(z.minimum(1))),
  change: z.optional(amount),
  ending: z.optional(words(60)),
})
const Step = z.object({ text: words(300), choices: z.array(Choice).check(z.minLength(2), z.maxLength(4)) })
type Step = z.infer<typeof Step>

const deepestBranch = 4

/** Every choice leads further on, every step is reached, and no way is longer than one keeps in mind. */
function isTree(steps: Step[]): boolean {
  const depth: number[] = steps.map((_, i) => (i === 0 ? 1 : 0))
  for (const [i, { choices }] of steps.entries())
    for (const { to } of choices) {
      if (to === null) continue
      if (to <= i || to >= steps.length) return false
      depth[to] = Math.max(depth[to]!, depth[i]! + 1)
    }
  return depth.every((one) => one > 0 && one <= deepestBranch)
}

/**
 * “What would you do?”: steps by their place, a choice leads to a later one or ends (`to` null). `carries` is what the
 * way costs or leaves, such as money or minutes: where it begins, and what each choice changes.
 */
const Branches = z.object({
  type: z.literal('branches'),
  attrs: z.object({
    title: words(80),
    carries: z.optional(z.object({ label: words(40), unit: words(20), start: amount })),
    steps: z.array(Step).check(z.minLength(1), z.maxLength(6), z.refine(isTree)),
  }),
})

/** A chat to take apart: what somebody wrote, and for some lines what it does to its reader. */
const Chat = z.object({
  type: z.literal('chat'),
  attrs: z.object({
    title: words(80),
    /** The name of the other writer. */
    other: words(40),
    bubbles: z
      .array(z.object({ from: z.literal(['me', 'other']), text: words(300), mark: z.optional(words(300)) }))
      .check(z.minLength(2), z.maxLength(20)),
  }),
})

/** No number of anybody: those begin 000-000. */
const practiceNumber = z.string().check(z.regex(/^000-000-\d{4}$/))

/**
 * A transfer to practise, with nothing real: what somebody asks for, filled in by the reader, then the name that the
 * screen shows, then stop or go. `is_safe`: whether the transfer may go.
 */
const PracticeTransfer = z.object({
  type: z.literal('practiceTransfer'),
  attrs: z.object({
    title: words(80),
    cases: z
      .array(
        z.object({
          /** The message or the situation. It names the number and the amount, in whole baht. */
          ask: words(300),
          number: practiceNumber,
          amount: z.int().check(z.minimum(1), z.maximum(100_000)),
          /** The name that the screen shows for this number. */
          name: words(60),
          is_safe: z.boolean(),
          reason: words(300),
        }),
      )
      .check(
        z.minLength(2),
        z.maxLength(5),
        z.refine((cases) => cases.some(({ is_safe }) => is_safe) && cases.some(({ is_safe }) => !is_safe)),
        z.refine((cases) => cases.every(({ ask, number }) => ask.includes(number))),
      ),
  }),
})

const caption = words(140)
const labelled = z.object({ label: words(50), value: z.number().check(z.minimum(0), z.maximum(1e9)) })

/** Bars of one measure, longest first or in an order of their own. */
const Bars = z.object({
  kind: z.literal('bars'),
  caption,
  unit: words(20),
  bars: z.array(labelled).check(z.minLength(2), z.maxLength(8)),
})
/** One or two lines over the same places. */
const Lines = z
  .object({
    kind: z.literal('lines'),
    caption,
    unit: words(20),
    labels: z.array(words(20)).check(z.minLength(3), z.maxLength(12)),
    lines: z.array(z.object({ name: words(40), values: z.array(amount) })).check(z.minLength(1), z.maxLength(2)),
  })
  .check(z.refine(({ labels, lines }) => lines.every(({ values }) => values.length === labels.length)))
/** The parts of a whole, side by side on one bar. */
const Shares = z.object({
  kind: z.literal('shares'),
  caption,
  unit: words(20),
  parts: z.array(labelled).check(z.minLength(2), z.maxLength(5)),
})
/** Stations with arrows between them: where money goes, what comes after what. */
const Flow = z.object({
  kind: z.literal('flow'),
  caption,
  stations: z.array(z.object({ label: words(50), note: z.optional(words(120)) })).check(z.minLength(2), z.maxLength(6)),
})

/** A chart or a drawing that our code draws from data; the data are its words for who hears it. */
const Drawing = z.object({ type: z.literal('drawing'), attrs: z.union([Bars, Lines, Shares, Flow]) })

const cast = z.enum(castNames)
/** What somebody of the panel says. */
const Said = z.object({ who: cast, text: words(90) })

const Panel = z
  .object({
    place: z.enum(comicPlaces),
    /** What happens in the picture, for who does not see it. */
    alt: words(160),
    /** What the narrator says above it. */
    caption: z.optional(words(90)),
    figures: z.array(z.object({ who: cast, pose: z.enum(castPoses) })).check(z.minLength(1), z.maxLength(4)),
    /** A thing that stands among them. */
    prop: z.optional(z.enum(comicProps)),
    says: z.array(Said).check(z.maxLength(3)),
  })
  .check(
    z.refine(({ says, figures }) => says.every(({ who }) => figures.some((figure) => figure.who === who))),
    z.refine(({ figures }) => new Set(figures.map(({ who }) => castTitles[who])).size === figures.length),
  )

/** A comic strip by the cast of four: drawn by our code, what is said is text. */
const Comic = z.object({
  type: z.literal('comic'),
  attrs: z.object({ title: words(80), panels: z.array(Panel).check(z.minLength(3), z.maxLength(6)) }),
})

/** Where what an article says stands, and its arithmetic; behind a line at its end. */
const Sources = z.object({
  type: z.literal('sources'),
  attrs: z.object({ notes: z.array(words(300)).check(z.minLength(1), z.maxLength(20)) }),
})

export const liveBlocks = [Slider, Sorting, Branches, Chat, PracticeTransfer, Drawing, Comic, Sources] as const
export const LiveBlock = z.discriminatedUnion('type', liveBlocks)
export type LiveBlock = z.infer<typeof LiveBlock>
export type LiveBlockOf<T extends LiveBlock['type']> = Extract<LiveBlock, { type: T }>['attrs']

// By name, so that a new kind cannot be left out.
const kinds: Record<LiveBlock['type'], true> = {
  slider: true,
  sorting: true,
  branches: true,
  chat: true,
  practiceTransfer: true,
  drawing: true,
  comic: true,
  sources: true,
}

/** Their names in a tree. */
export const liveBlockTypes = Object.keys(kinds) as LiveBlock['type'][]

export function isLiveBlock<B extends { type: string }>(block: B): block is Extract<B, { type: LiveBlock['type'] }> {
  return Object.hasOwn(kinds, block.type)
}

/** What is read in a block, a line each. */
export function liveBlockText({ type, attrs }: LiveBlock): string {
  switch (type) {
    case 'slider':
      return lines(attrs.title, attrs.label, attrs.sentence.replace(/\{\w+\}/g, '…'), attrs.note)
    case 'sorting':
      return lines(attrs.title, ...attrs.groups, ...attrs.cards.flatMap(({ text, reason }) => [text, reason]))
    case 'branches':
      return lines(
        attrs.title,
        attrs.carries?.label,
        ...attrs.steps.flatMap(({ text, choices }) => [
          text,
          ...choices.flatMap(({ label, says, ending }) => [label, says, ending]),
        ]),
      )
    case 'chat':
      return lines(attrs.title, attrs.other, ...attrs.bubbles.flatMap(({ text, mark }) => [text, mark]))
    case 'practiceTransfer':
      return lines(attrs.title, ...attrs.cases.flatMap(({ ask, name, reason }) => [ask, name, reason]))
    case 'drawing':
      return lines(attrs.caption, ...drawnWords(attrs))
    case 'comic':
      return lines(
        attrs.title,
        ...attrs.panels.flatMap(({ alt, caption, says }) => [alt, caption, ...says.map(({ text }) => text)]),
      )
    case 'sources':
      return lines(...attrs.notes)
  }
}

function drawnWords(drawing: LiveBlockOf<'drawing'>): (string | undefined)[] {
  switch (drawing.kind) {
    case 'bars':
      return drawing.bars.map(({ label }) => label)
    case 'lines':
      return [...drawing.lines.map(({ name }) => name), ...drawing.labels]
    case 'shares':
      return drawing.parts.map(({ label }) => label)
    case 'flow':
      return drawing.stations.flatMap(({ label, note }) => [label, note])
  }
}

function lines(...texts: (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined).join('\n')
}
