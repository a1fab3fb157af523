import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { SelectField } from '#ui/fields/field.tsx'
import { takeRealNav } from '../admin-contract.ts'
import { text } from './text.ts'

const words = text.admin.source

/** Lets a fund of the model, that nobody has ordered, take its prices from files instead. */
export function AdminNavSource({ funds }: { funds: readonly { code: string; name: string }[] }) {
  const { form: _, ...take } = useStaffForm({
    id: 'nav-source',
    values: { code: '' },
    act: (send, { code }) => send(takeRealNav, { query: { code } }),
    isEmptied: true,
  })
  return (
    <Card aria-labelledby="nav-source" className="max-w-160">
      <h2 id="nav-source" className="mb-4">
        {words.title}
      </h2>
      <form className="grid gap-4" noValidate onSubmit={take.onSubmit}>
        <p className="text-ink-soft">{words.lead}</p>
        <SelectField
          {...take.field('code')}
          label={words.fund}
          placeholder={words.choose}
          options={funds.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        />
        <Button type="submit" kind="line" size="small" className="justify-self-start" isBusy={take.isBusy}>
          {words.act}
        </Button>
        <p role="status">{take.done ? words.done(take.done.reply.code) : ''}</p>
        <FormFault fault={take.fault} />
      </form>
    </Card>
  )
}
