import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { PracticeBaht } from '#lib/money.ts'
import { FundClass, FundCode } from '../../bank/funds/contract.ts'

export const riskErrors = {
  /** `fields`: `answers.<question>` of each question without an answer. */
  answers_missing: { status: 422, th: 'ยังตอบไม่ครบ เหลืออีก {count} ข้อ ยังไม่มีอะไรถูกบันทึก' },
  /** An answer that the form does not have, twice the same question, or two answers where one is asked for. */
  answers_wrong: { status: 422, th: 'มีคำตอบที่ไม่ตรงกับแบบประเมิน เปิดแบบประเมินใหม่แล้วตอบอีกครั้ง' },
  form_changed: { status: 409, th: 'แบบประเมินมีฉบับใหม่แล้ว เปิดใหม่แล้วตอบอีกครั้ง ยังไม่มีอะไรถูกบันทึก' },
  form_too_old: { status: 409, th: 'แบบประเมินนี้เปิดไว้ตั้งแต่ปีก่อน เปิดใหม่แล้วตอบอีกครั้ง' },
  /** For everything that buys in a plan: opening it, new money, a new level, a rebalance. */
  assessment_needed: { status: 409, th: 'ทำแบบประเมินความเสี่ยงก่อน แล้วจึงวางแผนได้' },
  assessment_expired: { status: 409, th: 'ผลประเมินความเสี่ยงหมดอายุเมื่อ {day} ตอบใหม่ไม่กี่นาทีก็ลงทุนต่อได้ ยังไม่มีอะไรเปลี่ยน' },
  level_too_far: {
    status: 422,
    th: 'แผนห่างจากระดับที่ประเมินได้ไม่เกินหนึ่งระดับ ระดับของคุณคือ {level} ถ้าชีวิตเปลี่ยนไปแล้ว ตอบแบบประเมินใหม่ตามจริงได้',
  },
  /** Of what buys into a plan that is two levels or more above the last assessment: new money, a rebalance, an instalment. */
  plan_too_risky: {
    status: 409,
    th: 'แผนนี้ระดับ {plan} เสี่ยงกว่าระดับ {level} ที่คุณประเมินได้ล่าสุดเกินหนึ่งระดับ จึงยังซื้อเพิ่มไม่ได้ ปรับแผนให้ใกล้ระดับของคุณก่อน เงินในแผนอยู่ครบ และขายได้ตามปกติ',
  },
  /** The level is one step away, and the warning was not acknowledged. */
  level_not_acknowledged: { status: 422, th: 'แผนนี้ต่างจากระดับที่ประเมินไว้ อ่านคำเตือนแล้วกดรับทราบก่อน' },
  rehearsal_not_found: { status: 404, th: 'ไม่พบรอบซ้อมนี้ เริ่มรอบใหม่ได้เลย' },
  rehearsal_wrong: { status: 422, th: 'ลำดับการซ้อมไม่ครบหรือไม่ตรงกับรอบนี้ เริ่มรอบใหม่ได้เลย' },
} as const satisfies ErrorTable

export const RoboLevel = z.literal([1, 2, 3, 4, 5])

export const QuestionId = z.enum([
  'age',
  'burden',
  'assets',
  'experience',
  'horizon',
  'objective',
  'picture',
  'feeling',
  'tolerance',
  'fall',
])
export type QuestionId = z.infer<typeof QuestionId>

/** `a` to `d` give 1 to 4 points. */
export const ChoiceId = z.enum(['a', 'b', 'c', 'd'])
export type ChoiceId = z.infer<typeof ChoiceId>

/** A question of the form. `kind` several: any number of answers, the highest counts. */
export const FormQuestion = z.object({
  id: QuestionId,
  text: z.string(),
  /** Why this is asked, in plain words. */
  help: z.string(),
  kind: z.enum(['one', 'several']),
  /** About money at home: the answer is not repeated in the reasons. */
  is_private: z.boolean(),
  /** Answered by the account (the age, from the birth date) and not asked; null: asked. */
  from_account: z.nullable(ChoiceId),
  choices: z.array(
    z.object({
      id: ChoiceId,
      text: z.string(),
      /** Of the question `picture` alone: what the best and the worst year bring, in basis points. */
      best: z.nullable(z.int()),
      worst: z.nullable(z.int()),
    }),
  ),
})
export type FormQuestion = z.infer<typeof FormQuestion>

/**
 * An answer that moved the score. `effect` is −3 to 3: twice the points less the 5 of the middle. `choice` is null where the
 * answer is about money at home and not repeated.
 */
export const Reason = z.object({
  question: QuestionId,
  choice: z.nullable(ChoiceId),
  effect: z.int(),
  text: z.string(),
})
export type Reason = z.infer<typeof Reason>

/** One answer, changed alone, that gives another level. Only of questions where an answer is a choice (not age). */
export const OtherAnswer = z.object({ question: QuestionId, choice: ChoiceId, level: RoboLevel, text: z.string() })
export type OtherAnswer = z.infer<typeof OtherAnswer>

/** What one does in the fall, said in the form or done in the rehearsal. */
export const FallAct = z.enum(['sell_all', 'sell_some', 'hold', 'buy'])
export type FallAct = z.infer<typeof FallAct>

/** An assessment as it is stored: the score, the level, and when. No answer is stored (robo.md). */
export const Assessment = z.object({
  id: z.uuid(),
  score: z.int(),
  level: RoboLevel,
  taken_at: z.iso.datetime(),
  /** Valid through this day: 31 December of the year in which it was taken. */
  valid_until: Day,
  is_valid: z.boolean(),
})
export type Assessment = z.infer<typeof Assessment>

/** What came of the last rehearsal: see finishRehearsal. */
export const RehearsalResult = z.object({
  id: z.uuid(),
  finished_at: z.iso.datetime(),
  /** The page compares it with what was said in the form (rehearsal-rules.ts), which it has from the form's reply. */
  did: FallAct,
  /** At the end, units and cash together, in hundredths of baht: as played, and as it would have been. */
  end: PracticeBaht,
  end_held: PracticeBaht,
  end_sold_at_worst: PracticeBaht,
  /** The lowest value on the way, as played. */
  low: PracticeBaht,
})
export type RehearsalResult = z.infer<typeof RehearsalResult>

/** `version` and `opened_on` are sent back with the answers. */
export const takeRiskAssessment = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundRiskAssessment/takeRiskAssessment',
  access: 'protected',
  summary: 'แบบประเมินความเสี่ยง 10 ข้อ และผลล่าสุดของฉัน',
  reply: z.object({
    version: z.int(),
    opened_on: Day,
    /** In whole years, from the account's birth date. */
    age: z.int(),
    questions: z.array(FormQuestion),
    mine: z.nullable(Assessment),
    rehearsal: z.nullable(RehearsalResult),
  }),
})

const Answer = z.object({
  question: z.string().check(z.maxLength(20)),
  choices: z.array(z.string().check(z.maxLength(8))).check(z.maxLength(8)),
})

/**
 * Every question once; the age may be left out, and what the account says of it counts whatever is sent. Only score and level are stored; the reply tells what the answers did, once, and is not remembered for
 * a repetition either: sent again, the same answers are scored again. Retaking is free.
 */
export const assessmentResult = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundRiskAssessment/assessmentResult',
  access: 'protected',
  summary: 'ส่งคำตอบแบบประเมิน ได้คะแนน ระดับ และเหตุผล',
  body: z.object({ version: z.int(), opened_on: Day, answers: z.array(Answer).check(z.maxLength(20)) }),
  reply: z.object({
    assessment: Assessment,
    level_name: z.string(),
    /** The level of the assessment before this one, if any. */
    level_before: z.nullable(RoboLevel),
    /** All answers with what they did to the score. */
    reasons: z.array(Reason),
    /** What the last answer says one would do in a fall: the rehearsal's page compares it with what one does. */
    said: FallAct,
    /** What would change the level: points to the next band up and down (null: there is none), and single answers. */
    points_to: z.object({ up: z.nullable(z.int()), down: z.nullable(z.int()) }),
    changes: z.array(OtherAnswer),
  }),
  errors: ['answers_missing', 'answers_wrong', 'form_changed', 'form_too_old'],
})

/** Asset classes of a portfolio and funds of a level: what it is made of, with the caps of both public tables. */
export const ModelPart = z.object({
  code: FundCode,
  name: z.string(),
  class: FundClass,
  risk: z.int(),
  /** Hundredths of a percent; all parts together are 10,000. */
  share: z.int(),
  /** Hundredths of a percent. */
  front_fee: z.int(),
  yearly_fee: z.int(),
})
export type ModelPart = z.infer<typeof ModelPart>

/** A cap of one of the public tables that a portfolio breaks. `actual` and `limit` in basis points. */
export const Breach = z.object({
  table: z.enum(['asset_class', 'product_level', 'whole']),
  cap: z.string(),
  actual: z.int(),
  limit: z.int(),
  text: z.string(),
})

export const ModelPortfolio = z.object({
  level: RoboLevel,
  level_name: z.string(),
  version: z.int(),
  since: z.iso.datetime(),
  parts: z.array(ModelPart),
  /** Weighted by share, in basis points. */
  front_fee: z.int(),
  yearly_fee: z.int(),
})
export type ModelPortfolio = z.infer<typeof ModelPortfolio>

const Past = z.object({ rate: z.int(), from: Day, to: Day })

/** What the shown past of its funds says of a portfolio: the bank year that ended lowest, and the deepest fall; basis points, ≤ 0 or more. */
export const PortfolioPast = z.object({ worst_year: Past, fall: Past })
export type PortfolioPast = z.infer<typeof PortfolioPast>

/** PortfolioPast of a sum, in whole baht: what was left of it after the worst year, and what the deepest fall took. */
export const PastOfSum = z.object({ year_end: PracticeBaht, fallen: PracticeBaht })

/** The five portfolios, and which the person may have: `same`, `near` (one step, with a warning to acknowledge), `far`. */
export const listModelPortfolios = endpoint({
  method: 'GET',
  path: '/v2/api/mutualFundRiskAssessment/portfolios',
  access: 'protected',
  summary: 'พอร์ตตัวอย่างทั้ง 5 ระดับ และระดับที่ฉันเลือกได้',
  reply: z.object({
    assessment: z.nullable(Assessment),
    /** All practice baht that the person has, plans included; before the purse is opened what it begins with. */
    own_sum: PracticeBaht,
    /** `step` is null without a valid assessment; `warning` is to be acknowledged where the step is `near`. */
    items: z.array(
      z.extend(ModelPortfolio, {
        step: z.nullable(z.enum(['same', 'near', 'far'])),
        warning: z.nullable(z.string()),
        past: z.nullable(PortfolioPast),
        /** Of `own_sum`. */
        past_of_own: z.nullable(PastOfSum),
      }),
    ),
    /** The names and addresses of the public tables that all portfolios keep. */
    sources: z.array(z.object({ title: z.string(), href: z.string() })),
  }),
})

/** A step of the crisis: the price of a unit (1/10,000 baht) and, where there is one, the news of that week. */
export const RehearsalStep = z.object({ week: z.int(), price: z.int(), news: z.nullable(z.string()) })

/** A crash to rehearse: three minutes, one step every `seconds_per_step`. Begins with `start` baht in units and `cash` beside it. */
export const Rehearsal = z.object({
  id: z.uuid(),
  path: z.int(),
  seconds_per_step: z.int(),
  start: PracticeBaht,
  cash: PracticeBaht,
  /** A purchase takes this much of the cash. */
  buy_amount: PracticeBaht,
  steps: z.array(RehearsalStep),
})
export type Rehearsal = z.infer<typeof Rehearsal>

/** A new path each time; needs an assessment, whose last question it rehearses. Writes the begun rehearsal: a POST. */
export const startRehearsal = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundRiskAssessment/startRehearsal',
  access: 'protected',
  summary: 'เริ่มซ้อมรับมือตลาดตก 3 นาที',
  reply: Rehearsal,
  errors: ['assessment_needed'],
})

/** What was pressed, in order of steps (0 is the first); holding is pressing nothing. Finished once; the same again answers the same. */
export const finishRehearsal = endpoint({
  method: 'POST',
  path: '/v2/api/mutualFundRiskAssessment/finishRehearsal',
  access: 'protected',
  summary: 'จบการซ้อม ได้ผลของสิ่งที่ทำ',
  body: z.object({
    id: z.uuid(),
    acts: z.array(z.object({ step: z.int(), act: z.enum(['sell_all', 'sell_half', 'buy']) })).check(z.maxLength(40)),
  }),
  reply: RehearsalResult,
  errors: ['rehearsal_not_found', 'rehearsal_wrong'],
})
