import type { UseFormReturn } from 'react-hook-form'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { readWhole } from '#kit/forms/box-values.ts'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { createPremium, editPremium } from '../admin-contract.ts'
import { premiumTypeNames } from '../contract.ts'
import { AdminPictures } from './admin-pictures.tsx'
import { loader as loadPremium } from './admin-premium-loader.ts'
import { adminText as text } from './admin-text.ts'
import { AdminTypeFields } from './admin-type-fields.tsx'
import { boxOfPath, formOf, type PremiumValues, valuesOf } from './show-premium-form.ts'

/** The premium to edit; null where a new one is made. */
export async function loader(args: LoaderFunctionArgs) {
  return args.params.id === undefined ? null : loadPremium(args)
}

const labels = text.fields

/** Makes a premium or edits one. */
export function Component() {
  const shown = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const id = shown?.premium.id
  const { form, field, ...save } = useStaffForm<PremiumValues, { id: string; is_waiting: boolean }>({
    id: 'premium',
    values: valuesOf(shown?.form ?? null),
    fieldOfPath: boxOfPath,
    act: (send, values) =>
      id
        ? send(editPremium, { query: { id }, body: formOf(values) })
        : send(createPremium, { body: { form: formOf(values), stock: readWhole(values.stock) } }),
    onDone: (saved) => navigate(`/admin/store/${saved.id}`, { state: { isWaiting: saved.is_waiting } }),
  })
  const title = id ? text.editTitle : text.newTitle
  return (
    <PageFrame
      title={title}
      description={text.formLead}
      path="/admin/store/edit"
      isPrivate
      isNarrow
      back={<Link to={id ? `/admin/store/${id}` : '/admin/store'}>{shown?.premium.title ?? text.title}</Link>}
      lead={text.formLead}
    >
      <form className="card grid gap-5" noValidate onSubmit={save.onSubmit}>
        <SelectField {...field('type')} label={labels.type} options={optionsOf(premiumTypeNames)} />
        <TextField {...field('title')} label={labels.title} maxLength={120} />
        <TextField {...field('summary')} label={labels.summary} maxLength={200} />
        <TextAreaField {...field('description')} label={labels.description} hint={text.descriptionHint} rows={8} />
        <AdminPictures field={field} form={form} />
        <TextField
          {...field('price')}
          label={labels.price}
          hint={text.amountHint}
          unit={text.koin}
          inputMode="decimal"
        />
        <TextField
          {...field('cost')}
          label={labels.cost}
          hint={text.costHint}
          unit={text.baht}
          inputMode="decimal"
          isOptional
        />
        {id ? null : <StockField field={field} form={form} />}
        <TextField {...field('per_person')} label={labels.per_person} isOptional inputMode="numeric" />
        <TextField {...field('on_sale_from')} label={labels.on_sale_from} hint={text.timeHint} type="datetime-local" />
        <TextField
          {...field('on_sale_until')}
          label={labels.on_sale_until}
          hint={text.untilHint}
          type="datetime-local"
          isOptional
        />
        <TextField {...field('banner')} label={labels.banner} hint={text.bannerHint} isOptional maxLength={120} />
        <AdminTypeFields field={field} form={form} />
        <CheckboxField {...form.register('is_simulated')} label={text.simulated} />
        <FormFault fault={save.fault} />
        <Button type="submit" isWide isBusy={save.isBusy}>
          {text.save}
        </Button>
      </form>
    </PageFrame>
  )
}

type Form = UseFormReturn<PremiumValues, unknown, PremiumValues>

function StockField({
  field,
  form,
}: {
  field: ReturnType<typeof useStaffForm<PremiumValues, unknown>>['field']
  form: Form
}) {
  const type = form.watch('type')
  if (type === 'code') return <p className="text-ink-soft">{text.stockOfCodes}</p>
  return (
    <TextField
      {...field('stock')}
      label={labels.stock}
      hint={text.stockHint[type]}
      isOptional={type !== 'physical'}
      inputMode="numeric"
    />
  )
}
