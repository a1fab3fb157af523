import { LinkButton } from '#ui/basics/button.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { QuizQuestion, ReviewedAnswer } from '../contract.ts'
import { PictureOfQuestion } from './question-picture.tsx'
import { showAnswer } from './show-answer.ts'
import { SumPlot } from './sum-plot.tsx'
import { text } from './text.ts'

type Props = { question: QuizQuestion; told: ReviewedAnswer }

/** A question of a finished quiz: the given answer, the right one, and the explanation. A list item. */
export function ReviewedQuestion({ question, told: { is_right, answer, right, explanation, plot, article } }: Props) {
  return (
    <li className="grid gap-2">
      <h3>
        {question.position}. <ThaiText>{question.text}</ThaiText>
      </h3>
      {question.picture && <PictureOfQuestion picture={question.picture} isLazy />}
      {is_right ? null : (
        <p className="text-warn-ink">
          {answer ? `${text.yourAnswer}: ${showAnswer(question, answer)}` : text.noAnswer}
        </p>
      )}
      <p className="font-medium text-brand-ink">
        {is_right ? text.wasRight : text.rightAnswer}: {showAnswer(question, right)}
      </p>
      <p>
        <ThaiText>{explanation}</ThaiText>
      </p>
      {plot && <SumPlot plot={plot} />}
      {article && (
        <p>
          <LinkButton kind="quiet" size="small" to={article.href}>
            {text.readMore(article.title)}
          </LinkButton>
        </p>
      )}
    </li>
  )
}
