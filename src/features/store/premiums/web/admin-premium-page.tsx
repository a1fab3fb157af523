import type { ReactNode } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { ProposalsLink } from '#features/staff-value/web/proposals-link.tsx'
import { formatKoin, formatNumber } from '#lib/money.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { premiumTypeNames } from '../contract.ts'
import { premiumPath } from '../path-rules.ts'
import type { loader } from './admin-premium-loader.ts'
import { AdminReports } from './admin-reports.tsx'
import { AdminStockForm } from './admin-stock-form.tsx'
import { adminText as text } from './admin-text.ts'
import { PremiumPicture } from './premium-card.tsx'
import { windowOf } from './show-premium.ts'
import { text as storeText } from './text.ts'

/** One premium for staff: how it goes, its stock, and what was told of a donation's use. */
export function Component() {
  const { premium, form, reports } = useLoaderData<typeof loader>()
  const { id, title, type, left } = premium
  // Set by the form that was just saved.
  const state: { isWaiting?: boolean } | null = useLocation().state
  return (
    <div className="grid gap-6" data-tone="money">
      <PageHead title={title} description={text.lead} path={`/admin/store/${id}`} isPrivate />
      <header className="order-head">
        <PremiumPicture src={premium.image} />
        <div>
          <p>
            <Link to="/admin/store">{text.title}</Link>
          </p>
          <h1>{title}</h1>
          <p className="text-ink-soft">
            {premiumTypeNames[type]} · {storeText.states[premium.state]}
          </p>
        </div>
      </header>
      {state?.isWaiting ? (
        <Notice>
          <p role="status">{text.waits}</p>
          <ProposalsLink />
        </Notice>
      ) : null}
      {premium.is_codes_low ? <Notice kind="warn">{text.codesLow}</Notice> : null}
      <div className="columns">
        <div className="stack">
          <Card aria-labelledby="facts">
            <h2 id="facts">{text.about}</h2>
            <dl className="admin-list">
              <Fact name={text.price}>{formatKoin(premium.price)} koin</Fact>
              <Fact name={text.left}>{left === null ? text.endless : text.pieces(formatNumber(left))}</Fact>
              <Fact name={text.sold}>{text.pieces(formatNumber(premium.sold))}</Fact>
              <Fact name={text.taken}>{formatKoin(premium.taken)} koin</Fact>
              <Fact name={text.limit}>
                {premium.per_person === null ? text.noLimit : text.pieces(formatNumber(premium.per_person))}
              </Fact>
              <Fact name={text.window}>{windowOf(premium)}</Fact>
              <Fact name={text.banner}>{form.banner ?? text.noBanner}</Fact>
            </dl>
          </Card>
          {reports ? <AdminReports id={id} reports={reports} /> : null}
        </div>
        <div className="stack">
          <Card aria-labelledby="stock">
            <h2 id="stock">{text.stock}</h2>
            {type === 'code' ? (
              <p>{text.stockIsCodes}</p>
            ) : left === null ? (
              <p>{text.stockIsEndless}</p>
            ) : (
              <AdminStockForm id={id} />
            )}
          </Card>
          <LinkButton to={`/admin/store/edit/${id}`} kind="line" isWide>
            {text.edit}
          </LinkButton>
          {type === 'code' ? (
            <LinkButton to={`/admin/store/codes/${id}`} kind="line" isWide>
              {text.toCodes}
            </LinkButton>
          ) : null}
          <LinkButton to={`/admin/store/orders?premium=${id}`} kind="line" isWide>
            {text.toOrders}
          </LinkButton>
          <p>
            <Link to={premiumPath(premium)}>{text.toPublic}</Link>
          </p>
        </div>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="admin-line">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
