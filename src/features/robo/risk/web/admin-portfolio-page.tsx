import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { type AdminPortfolio, listAdminPortfolios } from '../admin-contract.ts'
import { AdminPortfolioForm } from './admin-portfolio-form.tsx'
import { adminText as text } from './admin-text.ts'
import { partsBox, sayPercent } from './show-parts.ts'

/** The portfolio of one level, and the funds that it may have. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!/^[1-5]$/.test(params.level ?? '')) throw pageRefusal('page_not_found')
  const { items, funds } = await call(listAdminPortfolios, {})
  const portfolio = items.find(({ level }) => level === Number(params.level))
  if (!portfolio) throw pageRefusal('page_not_found')
  return { portfolio, funds }
}

/** The portfolio of a level: what it is, a new version of it, and all versions. */
export function Component() {
  const { portfolio, funds } = useLoaderData<typeof loader>()
  const { level, level_name: name, breaches } = portfolio
  const title = text.levelOf(level, name)
  return (
    <PageFrame
      title={title}
      description={text.lead}
      path={`/admin/robo/portfolios/${level}`}
      isPrivate
      back={<Link to="/admin/robo/portfolios">{text.title}</Link>}
    >
      {breaches.map((breach) => (
        <Notice key={breach.text} kind="warn">
          {breach.text}
        </Notice>
      ))}
      <div className="columns">
        <div className="stack">
          <Parts portfolio={portfolio} />
          <Versions portfolio={portfolio} />
        </div>
        <div className="stack">
          <AdminPortfolioForm key={level} portfolio={portfolio} />
          <Card as="div">
            <DataTable
              caption={text.funds}
              hasCaption
              rows={funds}
              rowKey={({ code }) => code}
              columns={[
                { key: 'code', label: text.fund, cell: ({ code }) => <span className="break-all">{code}</span> },
                { key: 'risk', label: text.risk, isNumber: true, cell: ({ risk }) => risk },
              ]}
            />
          </Card>
        </div>
      </div>
    </PageFrame>
  )
}

function Parts({ portfolio }: { portfolio: AdminPortfolio }) {
  return (
    <Card as="div">
      <DataTable
        caption={text.parts}
        hasCaption
        rows={portfolio.parts}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'fund',
            label: text.fund,
            cell: ({ name, code }) => (
              <>
                {name} <span className="break-all">({code})</span>
              </>
            ),
          },
          { key: 'risk', label: text.risk, isNumber: true, cell: ({ risk }) => risk },
          { key: 'yearly', label: text.yearly, isNumber: true, cell: (part) => sayPercent(part.yearly_fee) },
          { key: 'share', label: text.share, isNumber: true, cell: ({ share }) => sayPercent(share) },
        ]}
      />
    </Card>
  )
}

function Versions({ portfolio }: { portfolio: AdminPortfolio }) {
  return (
    <Card as="div">
      <DataTable
        caption={text.past}
        hasCaption
        rows={portfolio.versions}
        rowKey={({ version }) => String(version)}
        columns={[
          { key: 'version', label: text.version, isNumber: true, cell: ({ version }) => version },
          { key: 'since', label: text.since, cell: ({ made_at: at }) => formatThaiMoment(new Date(at)) },
          { key: 'by', label: text.madeBy, cell: ({ made_by: by }) => (by ? text.fromStaff : text.fromContent) },
          { key: 'reason', label: text.reason, cell: ({ reason }) => reason ?? '–' },
          { key: 'parts', label: text.parts, cell: ({ parts }) => partsBox(parts).replaceAll('\n', ', ') },
        ]}
      />
    </Card>
  )
}
