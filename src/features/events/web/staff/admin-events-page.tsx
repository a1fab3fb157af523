import { type FormEvent, useState } from 'react'
import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { AsPupil } from '#ui/basics/as-pupil.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { RowPicture } from '#ui/basics/row-picture.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { giveVoucher, listAdminEvents } from '../../admin-contract.ts'
import { eventPath } from '../../path-rules.ts'
import { EventCover } from '../event-cover.tsx'
import { spanOf } from '../show-time.ts'
import { text } from '../text.ts'
import { adminText as words } from './admin-text.ts'

/** The events for staff. */
export async function loader() {
  return call(listAdminEvents, {})
}

/** All events for staff, and vouchers. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-6" data-tone="money">
      <PageHead title={words.title} description={words.lead} path="/admin/events" isPrivate />
      <header className="event-list-head">
        <div>
          <h1>{words.title}</h1>
          <p className="text-ink-soft">{words.lead}</p>
        </div>
        <LinkButton to="/admin/events/edit" size="small">
          {words.create}
        </LinkButton>
      </header>
      <Card aria-label={words.table}>
        {items.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <DataTable
            caption={words.table}
            columns={[
              {
                key: 'name',
                label: words.name,
                cell: (event) => (
                  <RowPicture picture={<EventCover event={event} />}>
                    <Link to={`/admin/events/${event.id}`}>{event.title}</Link>
                    <br />
                    <AsPupil to={eventPath(event)} name={event.title} />
                  </RowPicture>
                ),
              },
              { key: 'when', label: words.when, cell: spanOf },
              { key: 'state', label: words.state, cell: ({ state }) => text.states[state] },
              {
                key: 'seats',
                label: words.seats,
                isNumber: true,
                cell: ({ capacity, seats_left }) => `${capacity - seats_left}/${capacity}`,
              },
              { key: 'waiting', label: words.waiting, isNumber: true, cell: ({ waiting }) => waiting },
              { key: 'attended', label: words.attended, isNumber: true, cell: ({ attended }) => attended },
            ]}
            rows={items}
            rowKey={({ id }) => id}
          />
        )}
      </Card>
      <VoucherForm />
    </div>
  )
}

function VoucherForm() {
  const [name, setName] = useState('')
  // One reference for each voucher: a retry after a lost response gives the same voucher.
  const [reference, setReference] = useState(() => crypto.randomUUID())
  const { run, isBusy, input, done, fault } = useAct(giveVoucher, {
    onDone: () => {
      setName('')
      setReference(crypto.randomUUID())
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run({ body: { display_name: name, reference } })
  }
  return (
    <Card aria-labelledby="voucher-title">
      <form className="grid max-w-160 gap-4" onSubmit={send}>
        <h2 id="voucher-title">{words.voucherTitle}</h2>
        <p className="text-ink-soft">{words.voucherLead}</p>
        <TextField
          name="display_name"
          label={words.voucherName}
          error={fault ?? undefined}
          value={name}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <p role="status">{done && input ? words.voucherDone(input.body.display_name) : ''}</p>
        <Button type="submit" kind="line" isBusy={isBusy}>
          {words.voucherAct}
        </Button>
      </form>
    </Card>
  )
}
