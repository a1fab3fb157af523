import { useLoaderData } from 'react-router'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { text } from '../text.ts'
import type { loader } from './rules-loader.ts'

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
