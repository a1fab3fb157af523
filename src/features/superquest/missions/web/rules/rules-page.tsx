import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { listRules } from '../../contract.ts'
import { text } from '../text.ts'

export async function loader() {
  return call(listRules, {})
}

/** How Super Quest goes, under headings. */
export function Component() {
  const { sections } = useLoaderData<typeof loader>()
  return (
    <div className="column stack" data-tone="play">
      <PageHead title={text.rules} description={text.rulesDescription} path="/superquest/rules" />
      <h1>{text.rules}</h1>
      {sections.map(({ key, title, points }) => (
        <Card key={key} aria-labelledby={`rule-${key}`}>
          <h2 id={`rule-${key}`}>{title}</h2>
          <ul className="quest-points">
            {points.map((point) => (
              <li key={point}>
                <ThaiText>{point}</ThaiText>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
