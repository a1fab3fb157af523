import type { ChoiceId, FallAct, OtherAnswer, QuestionId, Reason } from './contract.ts'
import { choiceIds, formQuestions, pointsOf } from './form-rules.ts'
import { levelNames, type RoboLevel } from './level-rules.ts'

/** One choice for each question: of several, the highest. */
export type Answers = Readonly<Record<QuestionId, ChoiceId>>

/** Answers as they are sent. */
export type SentAnswer = { question: string; choices: readonly string[] }

export type AnswerFaults = { missing: QuestionId[]; isWrong: boolean }

/** Answers with the age that the account tells, which counts whatever was sent of it. */
export function withAge(answers: Answers, choice: ChoiceId): Answers {
  return { ...answers, age: choice }
}

/**
 * Reads what was sent. `missing`: questions without an answer. `isWrong`: a question or choice that the form does not have,
 * a question twice, a choice twice, or several choices where one is asked for; an honest page never sends that.
 */
export function readAnswers(sent: readonly SentAnswer[]): { answers: Answers } | AnswerFaults {
  const known = new Map(formQuestions.map((question) => [question.id as string, question]))
  const found: Partial<Record<QuestionId, ChoiceId>> = {}
  let isWrong = false
  const seen = new Set<string>()
  for (const { question: id, choices } of sent) {
    const question = known.get(id)
    const isKnown = choices.every((choice) => choiceIds.includes(choice as ChoiceId))
    const isOnce = new Set(choices).size === choices.length && (question?.kind === 'several' || choices.length <= 1)
    if (!question || !isKnown || !isOnce || seen.has(id)) isWrong = true
    else if (choices.length > 0) found[question.id] = choices.toSorted().at(-1) as ChoiceId
    seen.add(id)
  }
  const missing = formQuestions.map(({ id }) => id).filter((id) => found[id] === undefined)
  return isWrong || missing.length > 0 ? { missing, isWrong } : { answers: found as Answers }
}

/** The sum of the points, 10 to 40. */
export function scoreOf(answers: Answers): number {
  return Object.values(answers).reduce((sum, choice) => sum + pointsOf(choice), 0)
}

/** The lowest score of each level, of the standard form: under 15, 15–21, 22–29, 30–36, 37 and more. */
export const bandStarts: Readonly<Record<RoboLevel, number>> = { 1: 10, 2: 15, 3: 22, 4: 30, 5: 37 }

/** The level of a score. */
export function levelOf(score: number): RoboLevel {
  if (score >= bandStarts[5]) return 5
  if (score >= bandStarts[4]) return 4
  if (score >= bandStarts[3]) return 3
  return score >= bandStarts[2] ? 2 : 1
}

/** How many points are missing to the level above, and how many less are the level below; null where there is none. */
export function pointsToNext(score: number): { up: number | null; down: number | null } {
  const level = levelOf(score)
  const up = level === 5 ? null : bandStarts[(level + 1) as RoboLevel] - score
  return { up, down: level === 1 ? null : score - bandStarts[level] + 1 }
}

/** Names of the questions inside a sentence. */
const topics: Record<QuestionId, string> = {
  age: 'อายุ',
  burden: 'รายจ่ายประจำ',
  assets: 'สิ่งที่มีกับหนี้',
  experience: 'ประสบการณ์',
  horizon: 'เวลาที่ยังไม่ต้องใช้เงิน',
  objective: 'สิ่งที่อยากได้',
  picture: 'ภาพกำไรขาดทุนที่เลือก',
  feeling: 'ความรู้สึกต่อการขาดทุน',
  tolerance: 'ขาดทุนที่รับไหว',
  fall: 'สิ่งที่จะทำเมื่อราคาตก',
}

/**
 * How each answer moved the score, the strongest first: twice its points less 5, so that −3 and −1 pull the level down and 1
 * and 3 lift it. Told in the reply of the form alone, and never stored; answers about money at home are not repeated even there.
 */
export function reasonsOf(answers: Answers): Reason[] {
  return formQuestions
    .map(({ id, choices, is_private }): Reason => {
      const choice = answers[id]
      const points = pointsOf(choice)
      const words = choices.find((one) => one.id === choice)!.text
      const moved = `${points > 2 ? 'ดันระดับขึ้น' : 'ดึงระดับลง'} (${points} จาก 4 คะแนน)`
      const said = is_private ? '' : id === 'age' ? ` วันเกิดในบัญชีบอกว่า “${words}”` : ` คุณตอบว่า “${words}”`
      return {
        question: id,
        choice: is_private ? null : choice,
        effect: 2 * points - 5,
        text: `${topics[id]}${moved}${said}`,
      }
    })
    .toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
}

/** Questions whose answer one does not choose: nobody gets younger. */
const fixed: readonly QuestionId[] = ['age', 'burden', 'assets']

/** Single answers that, changed alone, give another level: of each question the smallest change up and down. */
export function otherAnswers(answers: Answers): OtherAnswer[] {
  const score = scoreOf(answers)
  const level = levelOf(score)
  return formQuestions
    .filter(({ id }) => !fixed.includes(id))
    .flatMap(({ id, choices }) => {
      const points = pointsOf(answers[id])
      const others = choices.map((choice) => ({ ...choice, level: levelOf(score - points + pointsOf(choice.id)) }))
      const up = others.find((choice) => choice.level > level)
      const down = others.findLast((choice) => choice.level < level)
      return [up, down].flatMap((choice) =>
        choice
          ? [
              {
                question: id,
                choice: choice.id,
                level: choice.level,
                text: `${topics[id]}: ถ้าตอบว่า “${choice.text}” จะเป็นระดับ ${choice.level} ${levelNames[choice.level]}`,
              },
            ]
          : [],
      )
    })
}

/** What the answer of the last question says one would do. */
export function saidOf(answers: Answers): FallAct {
  return ({ a: 'sell_all', b: 'sell_some', c: 'hold', d: 'buy' } as const)[answers.fall]
}

/** The last day of an assessment: 31 December of the year (in Bangkok) in which it was taken. */
export function validUntil(takenOn: string): string {
  return `${takenOn.slice(0, 4)}-12-31`
}
