import type { UseFormReturn } from 'react-hook-form'
import type { Gift } from '#features/superquest/gifts/contract.ts'
import type { FieldOf } from '#kit/forms/use-staff-form.ts'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { optionsOf } from '#ui/fields/options-of.ts'
import { adminText as words } from './admin-text.ts'
import type { MissionValues } from './show-mission-form.ts'

type Props = {
  field: FieldOf<MissionValues>
  form: UseFormReturn<MissionValues, unknown, MissionValues>
  gifts: readonly Gift[]
}

/** What a mission gives: one of four, and skill points beside it. */
export function RewardField({ field, form, gifts }: Props) {
  const kind = form.watch('reward_kind')
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{words.reward}</legend>
      <SelectField {...field('reward_kind')} label={words.rewardKind} options={optionsOf(words.rewardKinds)} />
      {kind === 'koin' ? (
        <TextField {...field('reward_koin')} label={words.rewardKoin} unit="koin" inputMode="decimal" />
      ) : null}
      {kind === 'gift' ? (
        <SelectField
          {...field('reward_gift')}
          label={words.rewardGift}
          placeholder={words.none}
          options={gifts.map((gift) => ({ value: gift.id, label: gift.name }))}
        />
      ) : null}
      {kind === 'voucher' ? (
        <TextField {...field('reward_voucher')} label={words.rewardVoucher} inputMode="numeric" />
      ) : null}
      {kind === 'badge' ? <TextField {...field('reward_badge')} label={words.rewardBadge} /> : null}
      <TextField {...field('reward_points')} label={words.rewardPoints} inputMode="numeric" isOptional />
    </fieldset>
  )
}
