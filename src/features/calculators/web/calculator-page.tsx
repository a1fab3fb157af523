import { useLocation } from 'react-router'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type CalculatorKey, calculatorPath } from '../path-rules.ts'
import { calculatorSources } from '../source-rules.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { CalculatorScene } from './calculator-scene.tsx'
import { calculators } from './calculators.ts'
import { text } from './text.ts'

/** One calculator, by its address. */
export function Component() {
  const key = useLocation().pathname.split('/')[2] as CalculatorKey
  const of = calculators[key]
  const { title, lead, article } = of
  return (
    <PageFrame
      title={title}
      heading={<ThaiText>{title}</ThaiText>}
      description={lead}
      path={calculatorPath(key)}
      back={
        <Link to="/calculators" className="tap">
          {text.back}
        </Link>
      }
      lead={<ThaiText>{lead}</ThaiText>}
    >
      <CalculatorScene of={key} />
      <CalculatorForm key={key} of={of} />
      <p>
        <Link to={`/post/detail/${article.key}`} className="tap">
          {text.read(article.title)}
        </Link>
      </p>
      <SourcesPart of={key} />
    </PageFrame>
  )
}

/** The editors' own numbers of facts say nothing to readers. */
const ownReference = /FACTS (F\d{3}[ ,]*)+· /

function SourcesPart({ of }: { of: CalculatorKey }) {
  const { notes, checked } = calculatorSources[of]
  return (
    <details className="calculator-sources">
      <summary>{text.sources}</summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note.replace(ownReference, '')}</li>
        ))}
        <li>{text.checked(formatThaiDate(checked))}</li>
      </ul>
    </details>
  )
}
