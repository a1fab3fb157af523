import { useLoaderData } from 'react-router'
import { listGifts } from '#features/superquest/gifts/admin-contract.ts'
import type { Gift } from '#features/superquest/gifts/contract.ts'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { formatKoin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { type DeskLevel, editLevel, listDeskLevels } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

export async function loader() {
  const [levels, gifts] = await Promise.all([call(listDeskLevels, {}), call(listGifts, {})])
  return { levels: levels.items, gifts: gifts.items }
}

/** The five levels for staff: their words and their gifts. */
export function Component() {
  const { levels, gifts } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={text.title} description={text.lead} path="/admin/quest-levels" isPrivate lead={text.lead}>
      {levels.map((level) => (
        <LevelForm key={level.key} level={level} gifts={gifts} />
      ))}
    </PageFrame>
  )
}

function LevelForm({ level, gifts }: { level: DeskLevel; gifts: readonly Gift[] }) {
  const { key, name, words, from, koin, gift, claimed, redeemed } = level
  const save = useStaffForm({
    id: key,
    values: { name, words, gift: gift?.id ?? '' },
    act: (send, values) => send(editLevel, { query: { level: key }, body: { ...values, gift: values.gift || null } }),
  })
  const { isDirty } = save.form.formState
  return (
    <Card aria-labelledby={`level-${key}`}>
      <h2 id={`level-${key}`}>{name}</h2>
      <p className="text-13 text-ink-soft">
        {text.from(from, formatKoin(koin))} · {text.counts(claimed, redeemed)}
      </p>
      <form className="grid gap-4" noValidate onSubmit={save.onSubmit}>
        <TextField {...save.field('name')} label={text.name} />
        <TextAreaField {...save.field('words')} label={text.words} rows={2} />
        <SelectField
          {...save.field('gift')}
          label={text.gift}
          placeholder={text.none}
          options={gifts.map((one) => ({ value: one.id, label: one.name }))}
        />
        <Button type="submit" size="small" className="justify-self-start" isBusy={save.isBusy}>
          {text.save(name)}
        </Button>
        <p role="status">
          {isDirty ? text.unsaved : save.done ? (save.done.reply.is_waiting ? text.waits : text.saved) : ''}
        </p>
        <FormFault fault={save.fault} />
      </form>
    </Card>
  )
}
