import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { listAdminPremiums } from '../../premiums/admin-contract.ts'
import { rotateCodeKey } from '../admin-contract.ts'
import { text } from './text.ts'

/** The premiums with a code pool; null for staff who may turn the key and not look after the store. */
export async function loader() {
  try {
    return await call(listAdminPremiums, { query: { type: 'code' } })
  } catch (error) {
    if (asRefusal(error).code === 'forbidden') return { items: null }
    throw error
  }
}

/** The code pools, and the key that they are sealed with. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.lead} path="/admin/store/codes" isPrivate lead={text.lead}>
      <Card as="div">
        {items === null || items.length === 0 ? (
          <p>{items === null ? text.noList : text.empty}</p>
        ) : (
          <DataTable
            caption={text.table}
            columns={[
              {
                key: 'name',
                label: text.name,
                cell: ({ id, title, is_codes_low: isLow }) => (
                  <span className="admin-premium-name">
                    <Link to={`/admin/store/codes/${id}`}>{title}</Link>
                    {isLow ? <Tag>{text.low}</Tag> : null}
                  </span>
                ),
              },
              { key: 'free', label: text.free, isNumber: true, cell: ({ left }) => formatNumber(left ?? 0) },
              { key: 'sold', label: text.sold, isNumber: true, cell: ({ sold }) => formatNumber(sold) },
            ]}
            rows={items}
            rowKey={({ id }) => id}
          />
        )}
      </Card>
      <KeyPart />
    </PageFrame>
  )
}

function KeyPart() {
  const [isAsked, setAsked] = useState(false)
  const { run, isBusy, done, fault } = useAct(rotateCodeKey, { onDone: () => setAsked(false) })
  return (
    <Card aria-labelledby="code-key" className="grid max-w-160 gap-4">
      <h2 id="code-key">{text.key}</h2>
      <p className="text-ink-soft">{text.keyLead}</p>
      <Button kind="line" className="justify-self-start" onClick={() => setAsked(true)}>
        {text.rotate}
      </Button>
      <p role="status">{done ? text.rotated(formatNumber(done.reply.waiting)) : ''}</p>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={text.rotateTitle}
        tone="money"
        actions={
          <>
            <Button isWide isBusy={isBusy} onClick={() => void run()}>
              {text.rotateAct}
            </Button>
            <Button kind="line" isWide onClick={() => setAsked(false)}>
              {text.back}
            </Button>
          </>
        }
      >
        <p>{text.keyLead}</p>
        {fault ? (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        ) : null}
      </Dialog>
    </Card>
  )
}
