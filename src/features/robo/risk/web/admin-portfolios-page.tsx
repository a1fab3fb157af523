import { useLoaderData } from 'react-router'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { listAdminPortfolios } from '../admin-contract.ts'
import { suitabilitySources } from '../suitability-rules.ts'
import { adminText as text } from './admin-text.ts'
import { sayPercent } from './show-parts.ts'

/** The portfolios of all levels. */
export async function loader() {
  return call(listAdminPortfolios, {})
}

/** The portfolios of the five levels, and whether they keep the public tables. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.lead} path="/admin/robo/portfolios" isPrivate lead={text.lead}>
      <Card as="div">
        <DataTable
          caption={text.levels}
          rows={items}
          rowKey={({ level }) => String(level)}
          columns={[
            {
              key: 'level',
              label: text.level,
              cell: ({ level, level_name: name }) => (
                <Link to={`/admin/robo/portfolios/${level}`}>{text.levelOf(level, name)}</Link>
              ),
            },
            {
              key: 'parts',
              label: text.parts,
              cell: ({ parts }) => parts.map(({ code, share }) => `${code} ${sayPercent(share)}`).join(', '),
            },
            {
              key: 'state',
              label: text.state,
              cell: ({ breaches }) => (breaches.length === 0 ? text.passes : text.breaks(breaches.length)),
            },
            { key: 'version', label: text.version, isNumber: true, cell: ({ version }) => version },
            {
              key: 'since',
              label: text.since,
              cell: ({ versions }) => formatThaiDate(bangkokDay(new Date(versions[0]!.made_at))),
            },
          ]}
        />
      </Card>
      <Card aria-labelledby="sources">
        <h2 id="sources">{text.sources}</h2>
        <ul>
          {suitabilitySources.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </Card>
    </PageFrame>
  )
}
