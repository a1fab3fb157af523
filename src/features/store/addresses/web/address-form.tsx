import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { TextField } from '#ui/fields/field.tsx'
import {
  AddressForm as AddressInput,
  addAddress,
  changeAddress,
  listAddresses,
  type SavedAddress,
} from '../contract.ts'
import { PlaceSuggestions } from './place-suggestions.tsx'
import { text } from './text.ts'

type Values = Omit<SavedAddress, 'id'>
const empty: Values = { name: '', phone: '', line: '', tambon: '', amphoe: '', province: '', postcode: '' }
const fieldNames = ['name', 'phone', 'line', 'tambon', 'amphoe', 'province', 'postcode'] as const
const resolver = resolverFor(z.omit(AddressInput, { is_confirmed: true }))
const places = ['tambon', 'amphoe', 'province', 'postcode'] as const

type Props = { address?: SavedAddress; onSaved: (address: SavedAddress) => void; onCancel?: (() => void) | undefined }

/**
 * A new or a kept address. Any of the four boxes of the place narrows the suggestions; a place that the list does not know
 * is taken once the person says that it is right.
 */
export function AddressForm({ address, onSaved, onCancel }: Props) {
  const form = useForm<Values, unknown, Values>({
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: address ?? empty,
  })
  const [mayConfirm, setMayConfirm] = useState(false)
  const [isConfirmed, setConfirmed] = useState(false)
  const sending = useFormAct({
    form,
    order: fieldNames,
    staysOnPage: true,
    act: (send, values: Values): Promise<SavedAddress> => {
      const body = { ...values, is_confirmed: isConfirmed }
      return address ? send(changeAddress, { query: { id: address.id }, body }) : send(addAddress, { body })
    },
    refresh: [listAddresses],
    onDone: onSaved,
    onRefused: ({ code }) => {
      if (code === 'address_unknown') setMayConfirm(true)
    },
  })
  const { register, watch, setValue, formState } = form
  const field = (name: keyof Values) => ({
    label: text.fields[name],
    error: formState.errors[name]?.message,
    ...register(name),
  })
  const typed = watch(places)
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        // It may stand in a dialog that is drawn inside another form.
        event.stopPropagation()
        sending.onSubmit(event)
      }}
    >
      <FormProblems {...sending} />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('phone')} hint={text.phoneHint} type="tel" autoComplete="tel-national" inputMode="tel" />
      <TextField {...field('line')} autoComplete="address-line1" />
      <p className="text-13 text-ink-soft">{text.placeHint}</p>
      <div className="address-place">
        <TextField {...field('tambon')} autoComplete="off" />
        <TextField {...field('amphoe')} autoComplete="off" />
        <TextField {...field('province')} autoComplete="off" />
        <TextField {...field('postcode')} autoComplete="off" inputMode="numeric" maxLength={5} />
      </div>
      <PlaceSuggestions
        typed={{ tambon: typed[0], amphoe: typed[1], province: typed[2], postcode: typed[3] }}
        onChoose={(place) => {
          for (const name of places) setValue(name, place[name], { shouldValidate: true })
        }}
      />
      {mayConfirm ? (
        <CheckboxField
          label={text.confirm}
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="line" isBusy={sending.isBusy}>
          {text.save}
        </Button>
        {onCancel ? (
          <Button kind="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
