import type { QuizAnswer, QuizQuestion } from '../contract.ts'

/** An answer as text: the choice, the number with its unit, or the items in their order. */
export function showAnswer(question: QuizQuestion, answer: QuizAnswer): string {
  if (question.kind === 'choice' && answer.kind === 'choice') return question.choices[answer.choice] ?? ''
  if (question.kind === 'numeric' && answer.kind === 'numeric') return `${showNumber(answer.value)} ${question.unit}`
  if (question.kind === 'ordering' && answer.kind === 'ordering')
    return answer.order.map((place) => question.items[place]).join(' → ')
  return ''
}

/** '16288.95' → '16,288.95'; an invalid number stays as typed. */
export function showNumber(value: string): string {
  const [whole = '', decimals] = value.split('.')
  if (!/^-?\d+$/.test(whole)) return value
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals ? `${grouped}.${decimals}` : grouped
}
