import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { roboPolicyTypes } from '#features/policies/robo-contract.ts'
import { text } from '#features/policies/web/robo/text.ts'
import { ProposalsLink } from '#features/staff-value/web/proposals-link.tsx'
import { AddForm } from '#kit/forms/staff-forms.tsx'
import type { Reply } from '#lib/contract.ts'
import { formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { TextAreaField, TextField } from '#ui/fields/field.tsx'
import { listAdminRoboPolicies, publishRoboPolicy } from '../admin-contract.ts'
import { adminText as words } from './admin-text.ts'
import { readSections, writeSections } from './show-sections.ts'

/** All versions of all agreements. */
export async function loader() {
  return call(listAdminRoboPolicies, {})
}

type AdminRoboPolicy = Reply<typeof listAdminRoboPolicies>['items'][number]

/** The agreements for staff: how many accounts accepted each version, and a new version. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const type = oneOf(roboPolicyTypes, search.get('type') ?? '') ?? roboPolicyTypes[0]
  const newest = items
    .filter((one) => one.type === type)
    .reduce<AdminRoboPolicy | null>((top, one) => (top && top.version > one.version ? top : one), null)
  return (
    <PageFrame title={words.title} description={words.lead} path="/admin/robo/policies" isPrivate lead={words.lead}>
      <Card as="div">
        <DataTable
          caption={words.now}
          hasCaption
          rows={items}
          rowKey={({ type, version }) => `${type} ${version}`}
          columns={[
            {
              key: 'type',
              label: words.kind,
              cell: ({ type, version }) => (
                <Link to={`/robo/policy/${type}?version=${version}`}>{text.names[type]}</Link>
              ),
            },
            { key: 'version', label: words.version, isNumber: true, cell: ({ version }) => version },
            { key: 'effective', label: words.effective, cell: ({ effective }) => formatThaiDate(effective) },
            { key: 'state', label: words.state, cell: ({ state }) => text.states[state] },
            { key: 'accepted', label: words.accepted, isNumber: true, cell: ({ accepted }) => formatNumber(accepted) },
          ]}
        />
      </Card>
      <TabLinks
        label={words.kind}
        tabs={roboPolicyTypes.map((one) => ({ to: `?type=${one}`, label: text.names[one], isCurrent: one === type }))}
      />
      {newest ? <NewVersion key={type} newest={newest} /> : null}
      <ProposalsLink />
    </PageFrame>
  )
}

/** Begins with the words of the newest version, so that only what changes is typed. */
function NewVersion({ newest: { type, version, title, summary, sections } }: { newest: AdminRoboPolicy }) {
  // The boxes of a date keep what was typed: after a version is stored they begin anew.
  const [turn, setTurn] = useState(0)
  return (
    <AddForm
      id={`policy-${type}`}
      title={`${words.write}: ${text.names[type]}`}
      submit={words.submit}
      values={{ title, summary, changes: '', effective: '', sections: writeSections(sections) }}
      said={() => words.said}
      onDone={() => setTurn(turn + 1)}
      onAdd={(values, send) =>
        send(publishRoboPolicy, { body: { ...values, type, version, sections: readSections(values.sections) } })
      }
    >
      {(field) => (
        <>
          <TextField {...field('title')} label={words.policyTitle} />
          <TextField {...field('summary')} label={words.summary} />
          <TextField {...field('changes')} label={words.changes} />
          <DateField key={turn} {...field('effective')} label={words.effective} />
          <TextAreaField {...field('sections')} label={words.sections} hint={words.sectionsHint} rows={14} />
        </>
      )}
    </AddForm>
  )
}
