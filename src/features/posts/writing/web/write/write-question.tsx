import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { TextAreaField, TextField } from '#ui/fields/field.tsx'
import type { DraftQuestion } from '../../contract.ts'
import { writingText } from '../writing-text.ts'

interface QuestionFieldsProps {
  question: DraftQuestion | null
  onChange: (question: DraftQuestion | null) => void
  errorOf: (path: `question.${'text' | 'explanation' | `choices.${number}`}`) => string | undefined
}

const emptyQuestion: DraftQuestion = { text: '', choices: ['', '', '', ''], right: 0, explanation: '' }

/** The question at the end of a post: four choices, one right answer, and the explanation. */
export function QuestionFields({ question, onChange, errorOf }: QuestionFieldsProps) {
  return (
    <Card className="stack" aria-labelledby="question-title">
      <h2 id="question-title" className="text-20">
        {writingText.question}
      </h2>
      <p className="text-13 text-ink-soft">{writingText.questionAbout}</p>
      {question === null ? (
        <Button kind="line" size="small" onClick={() => onChange(emptyQuestion)}>
          {writingText.questionAdd}
        </Button>
      ) : (
        <>
          <TextField
            label={writingText.questionText}
            name="question.text"
            maxLength={220}
            error={errorOf('question.text')}
            value={question.text}
            onChange={({ target }) => onChange({ ...question, text: target.value })}
          />
          <fieldset className="stack question-choices">
            <legend className="vh">{writingText.questionRightGroup}</legend>
            {question.choices.map((choice, i) => (
              <div key={writingText.choiceKeys[i]} className="question-choice">
                <label className="question-right">
                  <input
                    type="radio"
                    name="right"
                    checked={question.right === i}
                    aria-label={writingText.questionRight(writingText.choiceKeys[i] ?? '')}
                    onChange={() => onChange({ ...question, right: i })}
                  />
                </label>
                <TextField
                  label={writingText.questionChoice(writingText.choiceKeys[i] ?? '')}
                  name={`question.choices.${i}`}
                  maxLength={120}
                  error={errorOf(`question.choices.${i}`)}
                  value={choice}
                  onChange={({ target }) => onChange({ ...question, choices: question.choices.with(i, target.value) })}
                />
              </div>
            ))}
          </fieldset>
          <p className="text-13 text-ink-soft">{writingText.questionMark}</p>
          <TextAreaField
            label={writingText.questionExplanation}
            name="question.explanation"
            maxLength={400}
            rows={2}
            error={errorOf('question.explanation')}
            value={question.explanation}
            onChange={({ target }) => onChange({ ...question, explanation: target.value })}
          />
          <Button kind="quiet" size="small" onClick={() => onChange(null)}>
            {writingText.questionDrop}
          </Button>
        </>
      )}
    </Card>
  )
}
