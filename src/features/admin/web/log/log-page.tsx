import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { listStaffActs, readLogChoices, type StaffActView } from '../../log-admin-contract.ts'
import { FilterForm } from '../filter-form.tsx'
import { ActChange } from './act-change.tsx'
import { text } from './log-text.ts'

const names = ['actor', 'kind', 'subject', 'act', 'from', 'to'] as const
export type LogQuery = Partial<Record<(typeof names)[number], string>>

/** A page of the audit log, its filter, and the available filter values. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const filter: LogQuery = Object.fromEntries(
    names.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])),
  )
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const [list, choices] = await Promise.all([
    call(listStaffActs, { query: { ...filter, page, limit: 25 } }),
    call(readLogChoices, {}),
  ])
  return { filter, list, choices }
}

/** The actions of staff, newest first. */
export function Component() {
  const { filter, list } = useLoaderData<typeof loader>()
  const toPage = (page: number) => `/admin/log?${new URLSearchParams({ ...filter, page: String(page) })}`
  return (
    <PageFrame title={text.title} description={text.description} path="/admin/log" isPrivate lead={text.lead}>
      <LogFilter key={JSON.stringify(filter)} />
      <Card aria-label={text.list} className="grid gap-4">
        <p role="status" className="text-ink-soft">
          {list.total === 0 ? text.none : text.total(list.total)}
        </p>
        <ol className="admin-list">
          {list.items.map((act) => (
            <ActRow key={act.id} act={act} />
          ))}
        </ol>
        <Pager of={list} toPage={toPage} />
      </Card>
    </PageFrame>
  )
}

function LogFilter() {
  const { filter, choices } = useLoaderData<typeof loader>()
  const actors = choices.actors.map(({ id, name }) => ({ value: id, label: name ?? text.gone }))
  const kinds = choices.kinds.map(({ value, name }) => ({ value, label: name ?? text.formerSubject }))
  const acts = choices.acts.map(({ value, name }) => ({ value, label: name ?? text.formerAct }))
  return (
    <FilterForm action="/admin/log" label={text.filter} className="admin-filter">
      <SelectField
        label={text.actor}
        name="actor"
        placeholder={text.everyone}
        options={actors}
        defaultValue={filter.actor ?? ''}
      />
      <SelectField
        label={text.act}
        name="act"
        placeholder={text.everyAct}
        options={acts}
        defaultValue={filter.act ?? ''}
      />
      <SelectField
        label={text.kind}
        name="kind"
        placeholder={text.everyKind}
        options={kinds}
        defaultValue={filter.kind ?? ''}
      />
      <TextField label={text.from} name="from" type="date" defaultValue={filter.from ?? ''} />
      <TextField label={text.to} name="to" type="date" defaultValue={filter.to ?? ''} />
      {filter.subject ? <TextField label={text.subject} name="subject" defaultValue={filter.subject} /> : null}
      <div className="admin-filter-acts">
        <Button type="submit" data-js>
          {text.show}
        </Button>
        {Object.keys(filter).length > 0 ? (
          <Link to="/admin/log" className="inline-flex min-h-11 items-center">
            {text.clear}
          </Link>
        ) : null}
      </div>
    </FilterForm>
  )
}

function ActRow({ act }: { act: StaffActView }) {
  const { actor, subject, made_at } = act
  return (
    <li className="admin-act">
      <p className="font-semibold">{act.act_name ?? text.formerAct}</p>
      <p className="text-13 text-ink-soft">
        {actor.name ?? text.gone} · <time dateTime={made_at}>{formatThaiMoment(new Date(made_at))}</time> ·{' '}
        {subject.name ?? text.formerSubject} <span className="break-all">{subject.id}</span>
      </p>
      <ActChange act={act} />
    </li>
  )
}
