import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { formatKoin, formatNumber } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { AsPupil } from '#ui/basics/as-pupil.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { RowPicture } from '#ui/basics/row-picture.tsx'
import { type Column, DataTable } from '#ui/basics/table.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { UploadedPicture } from '#ui/pictures/uploaded-picture.tsx'
import { type AdminPremium, listAdminPremiums } from '../admin-contract.ts'
import { type PremiumType, premiumTypeNames, premiumTypes } from '../contract.ts'
import { premiumPath } from '../path-rules.ts'
import { adminText as text } from './admin-text.ts'
import { windowOf } from './show-premium.ts'
import { text as storeText } from './text.ts'

/** Every premium of one type or of all. */
export async function loader({ request }: LoaderFunctionArgs) {
  const type = (new URL(request.url).searchParams.get('type') ?? undefined) as PremiumType | undefined
  if (type !== undefined && !premiumTypes.includes(type)) throw pageRefusal('page_not_found')
  const { items } = await call(listAdminPremiums, { query: { type } })
  return { type, items }
}

const columns: Column<AdminPremium>[] = [
  {
    key: 'name',
    label: text.name,
    cell: (premium) => (
      <RowPicture picture={<UploadedPicture src={premium.image} alt="" width={96} height={64} sizes="56px" />}>
        <span className="admin-premium-name">
          <Link to={`/admin/store/${premium.id}`}>{premium.title}</Link>
          {premium.is_codes_low ? <Tag>{text.codesLow}</Tag> : null}
          {premium.has_banner ? <Tag>{text.hasBanner}</Tag> : null}
        </span>
        <AsPupil to={premiumPath(premium)} name={premium.title} />
      </RowPicture>
    ),
  },
  { key: 'type', label: text.type, cell: ({ type }) => <span className="nb">{premiumTypeNames[type]}</span> },
  { key: 'state', label: text.state, cell: ({ state }) => <span className="nb">{storeText.states[state]}</span> },
  { key: 'price', label: text.price, isNumber: true, cell: ({ price }) => formatKoin(price) },
  {
    key: 'left',
    label: text.left,
    isNumber: true,
    cell: ({ left }) => (left === null ? text.endless : formatNumber(left)),
  },
  { key: 'sold', label: text.sold, isNumber: true, cell: ({ sold }) => formatNumber(sold) },
  { key: 'taken', label: text.taken, isNumber: true, cell: ({ taken }) => formatKoin(taken) },
  { key: 'window', label: text.window, cell: windowOf },
]

/** Every premium for staff, also what is not on sale. */
export function Component() {
  const { type, items } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-6" data-tone="money">
      <PageHead title={text.title} description={text.lead} path="/admin/store" isPrivate />
      <header className="event-list-head">
        <div>
          <h1>{text.title}</h1>
          <p className="text-ink-soft">{text.lead}</p>
        </div>
        <LinkButton to="/admin/store/edit" size="small">
          {text.create}
        </LinkButton>
      </header>
      <TabLinks
        label={text.types}
        tabs={[
          { to: '/admin/store', label: text.all, isCurrent: type === undefined },
          ...premiumTypes.map((one) => ({
            to: `/admin/store?type=${one}`,
            label: premiumTypeNames[one],
            isCurrent: type === one,
          })),
        ]}
      />
      <Card as="div">
        {items.length === 0 ? (
          <p role="status">{text.empty}</p>
        ) : (
          <DataTable caption={text.table} columns={columns} rows={items} rowKey={({ id }) => id} />
        )}
      </Card>
    </div>
  )
}
