import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { detailFund } from '#features/bank/funds/contract.ts'
import { fundClassNames } from '#features/bank/funds/fund-rules.ts'
import { FeesPart, FundPartsPart, RiskPart, SheetPart } from '#features/bank/funds/web/fund-facts-part.tsx'
import { FundGlance } from '#features/bank/funds/web/fund-glance.tsx'
import { ModelRangePart } from '#features/bank/funds/web/model-range-part.tsx'
import { NavChartPart } from '#features/bank/funds/web/nav-chart-part.tsx'
import { RiskWarning } from '#features/bank/funds/web/risk-warning.tsx'
import { text } from '#features/bank/funds/web/text.ts'
import { WhatIfPart } from '#features/bank/funds/web/what-if-part.tsx'
import { WorstYearPart } from '#features/bank/funds/web/worst-year-part.tsx'
import { showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { wordsOfName } from '#ui/reading/short-phrase.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { YearNote } from '../../clock/web/year-note.tsx'
import { MyFundCard } from './my-fund-part.tsx'
import { text as orderText } from './text.ts'

/** One fund with what the person has of it, and the purse. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { code } = params
  if (!code || !/^[A-Z0-9][A-Z0-9-]{1,23}$/.test(code)) throw pageRefusal('page_not_found')
  const [fund, wallet] = await Promise.all([call(detailFund, { query: { type: code } }), call(showPracticeWallet, {})])
  return { fund, wallet }
}

/** One fund: what it did as a chart, what it risks and costs at a glance, the orders, and then the rest. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { code } = loaded.fund
  const { reply: fund } = useReply(detailFund, { query: { type: code } }, { initial: loaded.fund })
  const { figures, nav } = fund
  return (
    <div className="stack" data-tone="money" data-w="3">
      <PageHead title={fund.name} description={fund.summary} path={`/bank/fund/detail/${code}`} isPrivate />
      <header>
        <p>
          <Link to="/bank" className="tap">
            {text.toBank}
          </Link>{' '}
          ·{' '}
          <Link to="/bank/fund" className="tap">
            {text.toFunds}
          </Link>
        </p>
        <h1>
          <ThaiText save={wordsOfName(fund.name)}>{fund.name}</ThaiText> <SimTag />
        </h1>
        <p className="text-ink-soft">
          {code} · {fundClassNames[fund.class]} · {text.risk.label(fund.risk)} · {text.madeUp}
        </p>
        <p>
          <ThaiText>{fund.summary}</ThaiText>
        </p>
      </header>
      {fund.paused ? <Notice kind="warn">{orderText.mine.paused(fund.pause_reason ?? '')}</Notice> : null}
      <div className="columns">
        <div className="stack">
          {nav ? <NavChartPart code={code} /> : <Notice>{orderText.mine.noNav}</Notice>}
          <FundGlance fund={fund} />
          <RiskWarning />
          <YearNote />
        </div>
        <div className="stack">
          <MyFundCard fund={fund} wallet={loaded.wallet} />
        </div>
        <div className="stack">
          {figures?.worst_year ? <WorstYearPart worst={figures.worst_year} risk={fund.risk} /> : null}
          {nav ? <WhatIfPart code={code} first={figures?.drawdown?.from ?? nav.day} /> : null}
          {nav ? <ModelRangePart fund={fund} /> : null}
        </div>
        <div className="stack">
          <RiskPart fund={fund} />
          <FeesPart fund={fund} />
          <FundPartsPart fund={fund} />
          <SheetPart fund={fund} />
        </div>
      </div>
    </div>
  )
}
