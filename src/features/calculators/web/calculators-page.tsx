import { LinkCard } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { calculatorKeys, calculatorPath } from '../path-rules.ts'
import { CalculatorScene } from './calculator-scene.tsx'
import { calculators } from './calculators.ts'
import { text } from './text.ts'

/** All calculators. */
export function Component() {
  return (
    <PageFrame
      title={text.title}
      description={text.description}
      path="/calculators"
      lead={<ThaiText>{text.lead}</ThaiText>}
    >
      <ul className="calculator-list">
        {calculatorKeys.map((key) => (
          <LinkCard
            key={key}
            as="li"
            heading="h2"
            to={calculatorPath(key)}
            title={<ThaiText>{calculators[key].title}</ThaiText>}
            cover={<CalculatorScene of={key} isThing />}
            className="calculator-card"
          >
            <p className="text-15 text-ink-soft">
              <ThaiText>{calculators[key].lead}</ThaiText>
            </p>
          </LinkCard>
        ))}
      </ul>
    </PageFrame>
  )
}
