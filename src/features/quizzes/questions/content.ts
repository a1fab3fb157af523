import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { QuestionPicture } from './contract.ts'

const line = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/**
 * Topics that questions ask about but no article teaches yet; remove each when its article exists. `npm run content`
 * counts them.
 */
export const articleGaps = {
  'business-choices': 'เงินสดของร้านและการเลือกว่าจะผลิตอะไร',
  'consumer-rights': 'สิทธิเปลี่ยน คืน และรับประกันของที่ซื้อ',
  'fund-papers': 'หนังสือชี้ชวน ดัชนีชี้วัด เงินปันผล และวันรับเงินของกองทุน',
  gold: 'ทองคำ',
  'opportunity-cost': 'ค่าเสียโอกาสและค่าของเงินตามเวลา',
  'personal-data': 'ข้อมูลส่วนบุคคล สำเนาบัตร และสิทธิของแอป',
  portfolio: 'ปรับสัดส่วนพอร์ต รับความเสี่ยงได้แค่ไหน และกู้มาลงทุน',
  'safe-payment': 'จ่ายและซื้อขายกับคนแปลกหน้าให้ปลอดภัย',
  scholarships: 'ทุนการศึกษาและเงื่อนไขของทุน',
  subscriptions: 'ค่าสมาชิกและการทดลองใช้ฟรี',
} as const
const ArticleGap = z.enum(Object.keys(articleGaps) as [keyof typeof articleGaps])

const common = {
  /** Never changes: an import finds its row by it. */
  key: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  skill: Skill,
  difficulty: z.literal([1, 2, 3]),
  text: line(220),
  /** A drawing of ours (content/questions/pictures/<drawing>.svg) with its alternative text. */
  picture: z.optional(
    z.object({ drawing: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40)), alt: line(500) }),
  ),
  /** Why the right answer is right, in one to three sentences; shown only after the answer. */
  explanation: line(400),
  /** The source of the fact: an id of the list of facts, a law, or the calculation itself. */
  source: line(200),
  /** The day by which a changing fact must be reviewed. */
  reviewBy: z.optional(z.iso.date()),
  /** The key of the article that teaches it, or the topic that no article teaches yet: exactly one of the two. */
  article: z.optional(z.string()),
  articleWhy: z.optional(ArticleGap),
  /** Reserved for the learning path (content/learning-path.json): visitors see its answer, so no quiz asks it. */
  isOfPath: z.optional(z.boolean()),
  /** No longer asked. A question is retired and never removed from its file, since old attempts still show it. */
  isRetired: z.optional(z.boolean()),
}

/** The right answer is a separate field and not a position, so no file can reveal one by its place. */
export const ChoiceQuestion = z.object({
  kind: z.literal('choice'),
  ...common,
  right: line(120),
  wrong: z.array(line(120)).check(z.minLength(1), z.maxLength(4)),
})

/** `right` is a plain decimal ('1210', '16288.95'); `unit` is shown after the input. */
export const NumericQuestion = z.object({
  kind: z.literal('numeric'),
  ...common,
  right: z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,4})?$/)),
  unit: line(20),
})

/** `items` are in the right order, from first to last. */
export const OrderingQuestion = z.object({
  kind: z.literal('ordering'),
  ...common,
  items: z.array(line(80)).check(z.minLength(3), z.maxLength(5)),
})

export const QuestionContent = z.discriminatedUnion('kind', [ChoiceQuestion, NumericQuestion, OrderingQuestion])
export type QuestionContent = z.infer<typeof QuestionContent>

type Choice = z.infer<typeof ChoiceQuestion>
type Numeric = z.infer<typeof NumericQuestion>
type Ordering = z.infer<typeof OrderingQuestion>

/** The parts of a question by its kind, including the right answer. */
export type QuestionBody =
  | Pick<Choice, 'kind' | 'right' | 'wrong'>
  | Pick<Numeric, 'kind' | 'right' | 'unit'>
  | Pick<Ordering, 'kind' | 'items'>

/**
 * The pools that questions are drawn from; the name of a content file begins with its pool. Questions of the path are
 * marked individually.
 */
export const Pool = z.enum(['daily', 'path', 'exam', 'money'])
export type Pool = z.infer<typeof Pool>

/** The schema of content/questions/<pool>-*.json. */
export const QuestionFile = z.object({ questions: z.array(QuestionContent).check(z.minLength(1)) })

/** A question as an editor sees it, with its answer; `version` is for optimistic locking. Retired: no longer asked. */
export const StaffQuestion = z.object({
  id: z.uuid(),
  version: z.iso.datetime(),
  key: z.string(),
  pool: Pool,
  skill: Skill,
  difficulty: z.int(),
  text: z.string(),
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('choice'), right: z.string(), wrong: z.array(z.string()) }),
    z.object({ kind: z.literal('numeric'), right: z.string(), unit: z.string() }),
    z.object({ kind: z.literal('ordering'), items: z.array(z.string()) }),
  ]),
  picture: z.nullable(QuestionPicture),
  explanation: z.string(),
  source: z.string(),
  /** The day by which its facts have to be checked again. */
  review_by: z.nullable(z.iso.date()),
  is_active: z.boolean(),
  /** Nobody else has agreed to it yet: it is asked once a second person did. */
  is_new: z.boolean(),
})
export type StaffQuestion = z.infer<typeof StaffQuestion>
