import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { AdminCodesForm } from './admin-codes-form.tsx'
import type { loader } from './admin-pool-loader.ts'
import { text } from './text.ts'

/** The pool of one premium: how many codes stand how, never a code. */
export function Component() {
  const { premium, pool } = useLoaderData<typeof loader>()
  const lines = [
    [text.free, text.codes(formatNumber(pool.free))],
    [text.held, text.codes(formatNumber(pool.held))],
    [text.shown, text.codes(formatNumber(pool.shown))],
    [text.void, text.codes(formatNumber(pool.void))],
    [text.lowMark, pool.low_mark === null ? text.noMark : text.codes(formatNumber(pool.low_mark))],
  ] as const
  return (
    <PageFrame
      title={premium.title}
      description={text.lead}
      path={`/admin/store/codes/${premium.id}`}
      isPrivate
      back={<Link to="/admin/store/codes">{text.title}</Link>}
      lead={text.lead}
    >
      {premium.is_codes_low ? <Notice kind="warn">{text.isLow(formatNumber(pool.free))}</Notice> : null}
      <div className="columns">
        <Card aria-labelledby="pool" className="stack">
          <h2 id="pool">{text.pool}</h2>
          <dl className="admin-list">
            {lines.map(([name, value]) => (
              <div key={name} className="admin-line">
                <dt className="text-ink-soft">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Link to={`/admin/store/${premium.id}`}>{text.toPremium}</Link>
          </p>
        </Card>
        <AdminCodesForm id={premium.id} />
      </div>
    </PageFrame>
  )
}
