import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { pageRefusal } from '#lib/errors.ts'
import { formatNumber } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { listAdminFunds } from '../../funds/admin-contract.ts'
import { decideNavImport, listNavImports, type NavImport } from '../admin-contract.ts'
import { AdminNavForm } from './admin-nav-form.tsx'
import { AdminNavSource } from './admin-nav-source.tsx'
import { NavJumps } from './nav-jumps.tsx'
import { text } from './text.ts'

/** The files of prices, newest first, and the funds whose prices the model makes and that nobody holds. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,2}$/.test(page)) throw pageRefusal('page_not_found')
  const [files, { items }] = await Promise.all([
    call(listNavImports, { query: { page: Number(page), limit: 20 } }),
    call(listAdminFunds, {}),
  ])
  const free = items.filter((fund) => fund.source === 'model' && fund.holders === 0 && fund.open_orders === 0)
  return { files, free }
}

const words = text.admin

/** Brings files of real prices in, after a trial; a second person decides about large jumps. */
export function Component() {
  const { files: list, free } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={words.title} description={words.lead} path="/admin/bank/nav" isPrivate lead={words.lead}>
      <AdminNavForm />
      <section className="grid gap-4" aria-labelledby="nav-files">
        <h2 id="nav-files">{words.files}</h2>
        {list.items.length === 0 ? <p>{words.none}</p> : null}
        {list.items.map((file) => (
          <FileCard key={file.id} file={file} />
        ))}
        <Pager of={list} toPage={(page) => `/admin/bank/nav?page=${page}`} />
      </section>
      <AdminNavSource funds={free} />
    </PageFrame>
  )
}

function FileCard({ file }: { file: NavImport }) {
  const decide = useAct(decideNavImport, { refresh: ['page'] })
  const run = (decision: 'confirm' | 'drop') => void decide.run({ query: { id: file.id }, body: { decision } })
  return (
    <Card as="div" className="grid gap-2">
      <h3 className="break-all">{file.file_name}</h3>
      <p>
        <strong>{words.states[file.state]}</strong> · {formatNumber(file.rows)} {words.rows} · {file.funds.join(', ')}
      </p>
      <p className="text-13 text-ink-soft">
        {words.by} {file.by} · {formatThaiMoment(new Date(file.made_at))}
      </p>
      <NavJumps jumps={file.jumps} />
      {file.state === 'held' ? (
        <div className="flex flex-wrap gap-3">
          <Button
            kind="line"
            size="small"
            isBusy={decide.isBusy}
            offReason={file.may_confirm ? null : words.ownFile}
            onClick={() => run('confirm')}
          >
            {words.confirm}
          </Button>
          <Button kind="line" size="small" isBusy={decide.isBusy} onClick={() => run('drop')}>
            {words.drop}
          </Button>
        </div>
      ) : null}
      <FormFault fault={decide.fault} />
    </Card>
  )
}
