import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { CheckboxField } from '#kit/web/fields/checkbox-field.tsx'
import { TextField } from '#kit/web/fields/field.tsx'
import { useAct } from '#lib/web/data/use-act.ts'
import { addAddress, changeAddress, type KeptAddress, listAddresses } from '../contract.ts'
import { PlaceSuggestions } from './place-suggestions.tsx'
import { text } from './text.ts'

type Values = Omit<KeptAddress, 'id'>
const empty: Values = { name: '', phone: '', line: '', tambon: '', amphoe: '', province: '', postcode: '' }
const places = ['tambon', 'amphoe', 'province', 'postcode'] as const

type Props = { address?: KeptAddress; onSaved: (address: KeptAddress) => void; onCancel?: (() => void) | undefined }

/**
 * A new or a kept address. Any of the four boxes of the place narrows the suggestions; a place that the list does not know
 * is taken once the person says that it is right.
 */
export function AddressForm({ address, onSaved, onCancel }: Props) {
  const { register, handleSubmit, setError, watch, setValue, formState } = useForm<Values>({
    defaultValues: address ?? empty,
  })
  const [mayConfirm, setMayConfirm] = useState(false)
  const [isConfirmed, setConfirmed] = useState(false)
  const save = useAct(
    async (send, values: Values) => {
      const body = { ...values, is_confirmed: isConfirmed }
      return address ? send(changeAddress, { query: { id: address.id }, body }) : send(addAddress, { body })
    },
    {
      refresh: [listAddresses],
      onDone: (saved) => onSaved(saved),
      onRefused: ({ code, problem }) => {
        if (code === 'address_unknown') setMayConfirm(true)
        for (const { path, detail } of problem.fields ?? []) setError(path as keyof Values, { message: detail })
        return Boolean(problem.fields?.length)
      },
    },
  )
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
        event.stopPropagation()
        void handleSubmit((values) => save.run(values))(event)
      }}
    >
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
          for (const name of places) setValue(name, place[name])
        }}
      />
      {mayConfirm ? (
        <CheckboxField
          label={text.confirm}
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      ) : null}
      {save.fault ? (
        <Notice kind="warn" isAlert>
          {save.fault}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="line" isBusy={save.isBusy}>
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
