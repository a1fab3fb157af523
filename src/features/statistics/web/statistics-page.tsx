import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { periods, readStatistics } from '../admin-contract.ts'
import { ActivePart } from './active-part.tsx'
import { ActsPart } from './acts-part.tsx'
import { FunnelPart } from './funnel-part.tsx'
import { GroupsPart } from './groups-part.tsx'
import { KoinPart } from './koin-part.tsx'
import { RetentionPart } from './retention-part.tsx'
import { type Address, pathOf, readAddress } from './statistics-address.ts'
import { text } from './text.ts'
import { WarehousePart } from './warehouse-part.tsx'

/** The numbers of the period and dimension in the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const address = readAddress(new URL(request.url).searchParams)
  return { address, statistics: await call(readStatistics, { query: address }) }
}

/** What the product achieves, in numbers that a job counts each morning. */
export function Component() {
  const { address, statistics } = useLoaderData<typeof loader>()
  const { counted_to: to, active, groups, cohorts, funnel, acts, koin, warehouse } = statistics
  const last = active.at(-1)
  return (
    <PageFrame
      title={text.title}
      description={text.description}
      path="/admin/statistics"
      isPrivate
      lead={to ? text.countedTo(formatThaiDate(to)) : text.nothing}
      more={to ? <Periods address={address} /> : null}
    >
      {last ? (
        <p className="text-17">
          {text.learners(formatThaiDate(last.day), text.people(last.d1), text.people(last.d28))}
        </p>
      ) : null}
      {last ? (
        <>
          <ActivePart key={`active-${address.days}`} active={active} />
          <GroupsPart address={address} groups={groups} />
          {acts ? <ActsPart acts={acts} /> : null}
          {funnel ? <FunnelPart funnel={funnel} /> : null}
          {cohorts.length > 0 ? <RetentionPart cohorts={cohorts} /> : null}
          {koin ? <KoinPart key={`koin-${address.days}`} koin={koin} /> : null}
          <Analysis />
        </>
      ) : null}
      {warehouse ? <WarehousePart warehouse={warehouse} /> : null}
    </PageFrame>
  )
}

function Periods({ address }: { address: Address }) {
  return (
    <TabLinks
      label={text.period}
      tabs={periods.map((days) => ({
        to: pathOf({ ...address, days }),
        label: text.periods[days],
        isCurrent: days === address.days,
      }))}
    />
  )
}

/** Item analysis and the gain by skill have a desk of their own, for those who have it. */
function Analysis() {
  const roles = useAuth().currentUser?.roles ?? []
  if (!roles.includes('editor')) return null
  return (
    <p>
      <Link to="/admin/questions">{text.more}</Link>
    </p>
  )
}
