import { shuffled } from '#lib/shuffle.ts'
import { judge, rightAnswer, shownChoices, shownItems } from '../answer-rules.ts'
import type { QuizAnswer, QuizFeedback, QuizQuestion, ReviewedAnswer } from '../contract.ts'
import { plotOfAnswer, plotOfQuestion } from './plot-rules.ts'
import type { Question } from './queries.ts'
import { findScene } from './scene-rules.ts'

type Asked = Pick<Question, 'text' | 'skill' | 'content' | 'picture'>

/** The order in which an attempt shows the parts of its nth question. */
export function orderOf({ content }: Pick<Question, 'content'>, seed: number, position: number): number[] {
  const parts =
    content.kind === 'choice' ? content.wrong.length + 1 : content.kind === 'ordering' ? content.items.length : 0
  return shuffled(parts, seed, position)
}

/** A question as its person sees it before the answer. */
export function showQuestion(
  { text, skill, content, picture }: Asked,
  order: readonly number[],
  position: number,
): QuizQuestion {
  const asked = {
    position,
    skill,
    text,
    picture,
    scene: picture ? null : (findScene(text)?.name ?? null),
    plot: picture ? null : plotOfQuestion({ text, content }),
  }
  if (content.kind === 'choice') return { kind: 'choice', ...asked, choices: shownChoices(content, order) }
  if (content.kind === 'numeric') return { kind: 'numeric', ...asked, unit: content.unit }
  return { kind: 'ordering', ...asked, items: shownItems(content, order) }
}

/** Whether an answer to a question shown in this order is right; null when its kind or shape does not match. */
export function judgeAnswer({ content }: Pick<Question, 'content'>, order: readonly number[], answer: QuizAnswer) {
  return judge(content, order, answer)
}

/**
 * The index of the stored choice that an answer takes, 0 for the right one; null for other kinds. For statistics only:
 * never sent to a client.
 */
export function chosenPart(order: readonly number[], answer: QuizAnswer): number | null {
  return answer.kind === 'choice' ? (order[answer.choice] ?? null) : null
}

type Links = Map<string, QuizFeedback['article']>
type Told<A> = { position: number; order: readonly number[]; answer: A; isRight: boolean; links: Links }

/** The feedback on a question once its answer counts, or its time is over. */
export function feedbackOf(question: Question, told: Told<QuizAnswer>): QuizFeedback
export function feedbackOf(question: Question, told: Told<QuizAnswer | null>): ReviewedAnswer
export function feedbackOf(question: Question, { position, order, answer, isRight, links }: Told<QuizAnswer | null>) {
  return {
    position,
    is_right: isRight,
    answer,
    right: rightAnswer(question.content, order),
    explanation: question.explanation,
    plot: plotOfAnswer(question),
    article: (question.articleKey && links.get(question.articleKey)) || null,
  }
}

/** The keys of the articles that these questions link to. */
export function articleKeys(questions: readonly Question[]): string[] {
  return questions.flatMap(({ articleKey }) => articleKey ?? [])
}
