import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { formatNumber } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { type AdminFund, showAdminFund } from '../../admin-contract.ts'
import { sayFee, sayNav } from '../show-fund-text.ts'
import { AdminFundPause } from './admin-fund-pause.tsx'
import { AdminFundWords } from './admin-fund-words.tsx'
import { adminText as text } from './admin-text.ts'

/** One fund for staff. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.code || !/^[A-Z0-9][A-Z0-9-]{1,23}$/.test(params.code)) throw pageRefusal('page_not_found')
  return call(showAdminFund, { query: { code: params.code } })
}

/** One fund for staff: its figures, its words, and its pause. */
export function Component() {
  const fund = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={fund.name}
      description={text.lead}
      path={`/admin/bank/funds/${fund.code}`}
      isPrivate
      back={<Link to="/admin/bank/funds">{text.title}</Link>}
      lead={fund.code}
    >
      <div className="columns">
        <AdminFundWords key={fund.code} fund={fund} />
        <div className="stack">
          <Facts fund={fund} />
          <AdminFundPause fund={fund} />
        </div>
      </div>
    </PageFrame>
  )
}

function Facts({ fund }: { fund: AdminFund }) {
  const facts = [
    { name: text.state, value: fund.paused ? text.paused[fund.paused] : text.open },
    { name: text.risk, value: String(fund.risk) },
    { name: text.nav, value: fund.nav ? sayNav(fund.nav.nav) : text.none },
    { name: text.source, value: text.sources[fund.source] },
    { name: text.front, value: sayFee(fund.front_fee) },
    { name: text.yearly, value: sayFee(fund.yearly_fee) },
    { name: text.holders, value: text.people(formatNumber(fund.holders)) },
    { name: text.orders, value: formatNumber(fund.open_orders) },
  ]
  return (
    <Card aria-labelledby="fund-facts">
      <h2 id="fund-facts">{text.facts}</h2>
      <dl className="admin-list">
        {facts.map(({ name, value }) => (
          <div key={name} className="admin-line">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link to={`/bank/fund/detail/${fund.code}`}>{text.toPublic}</Link>
    </Card>
  )
}
