import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { formatNumber } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { showAdminPremium } from '../../premiums/admin-contract.ts'
import { showPool } from '../admin-contract.ts'
import { AdminCodesForm } from './admin-codes-form.tsx'
import { text } from './text.ts'

/** A premium of codes and how its pool stands. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  const query = { id: params.id }
  const [{ premium }, pool] = await Promise.all([call(showAdminPremium, { query }), call(showPool, { query })])
  return { premium, pool }
}

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
