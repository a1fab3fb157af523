import { refuseField } from '#kit/forms/refuse-field.ts'
import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { type StaffVideo, saveCaptions } from '../../video-admin-contract.ts'
import { adminText } from './admin-text.ts'

const nothing: { captions?: FileList } = {}

/** The captions of a film of ours, from a WebVTT file. */
export function AdminCaptionsForm({ video: { id, version, has_captions } }: { video: StaffVideo }) {
  const { field, onSubmit, isBusy, done, refusal } = useStaffForm({
    id,
    values: nothing,
    order: ['captions'],
    isEmptied: true,
    act: async (send, { captions }) => {
      const file = captions?.[0]
      if (!file) throw refuseField('captions', adminText.captionsMissing)
      return send(saveCaptions, { body: { id, version, vtt: await file.text() } })
    },
  })
  return (
    <form className="mt-4 grid gap-4" noValidate onSubmit={onSubmit}>
      <TextField
        {...field('captions')}
        type="file"
        accept=".vtt,text/vtt"
        label={adminText.captions}
        hint={has_captions ? adminText.captionsThere : adminText.captionsHint}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" kind="line" isBusy={isBusy}>
          {adminText.captionsSave}
        </Button>
        <span role="status">{done ? adminText.captionsSaved : ''}</span>
      </div>
      <FormFault fault={refusal?.message ?? null} />
    </form>
  )
}
