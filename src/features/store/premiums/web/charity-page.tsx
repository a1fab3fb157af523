import { useLoaderData } from 'react-router'
import { formatKoin, formatNumber } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SampleTag } from '#ui/basics/tag.tsx'
import { showCharity } from '../contract.ts'
import { premiumPath } from '../path-rules.ts'
import { PremiumPicture } from './premium-card.tsx'
import { text } from './text.ts'

/** What all donations came to. */
export async function loader() {
  return call(showCharity, {})
}

const words = text.charity

/** The public total of what was given, by aim, and what became of it. */
export function Component() {
  const { given, gifts, items, reports } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={words.pageTitle} description={words.pageDescription} path="/store/charity" lead={words.pageLead}>
      <p>
        <span className="block text-13 text-ink-soft">{words.total}</span>
        <KoinAmount amount={given} size="large" />{' '}
        <span className="text-ink-soft">{words.gifts(formatNumber(gifts))}</span>
      </p>
      <ul className="thing-list">
        {items.map((item) => (
          <Card as="li" isFlush key={item.id} className="thing-row">
            <PremiumPicture src={item.image} />
            <div>
              <h2 className="text-17">
                <Link to={premiumPath(item)}>{item.title}</Link>
              </h2>
              {item.is_simulated ? (
                <p>
                  <SampleTag />
                </p>
              ) : null}
              <p className="text-13 text-ink-soft">{words.partner(item.partner)}</p>
              <p>
                <KoinAmount amount={item.given} />
                {item.aim === null ? null : (
                  <span className="block text-13 text-ink-soft">{words.ofAim(formatKoin(item.aim))}</span>
                )}
              </p>
            </div>
          </Card>
        ))}
      </ul>
      <section aria-labelledby="charity-reports">
        <h2 id="charity-reports">{words.reports}</h2>
        {reports.length > 0 ? (
          <ul className="charity-reports">
            {reports.map((report) => (
              <li key={report.id}>
                <p className="text-13 text-ink-soft">
                  {report.title} · {formatThaiDate(bangkokDay(new Date(report.made_at)))}
                </p>
                <p>{report.text}</p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">{words.noReports}</p>
        )}
      </section>
    </PageFrame>
  )
}
