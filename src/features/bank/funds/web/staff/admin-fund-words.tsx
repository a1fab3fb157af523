import { FormFault } from '#kit/forms/staff-forms.tsx'
import { useStaffForm } from '#kit/forms/use-staff-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { type AdminFund, editFund } from '../../admin-contract.ts'
import { adminText as text } from './admin-text.ts'
import { FundWordFields } from './fund-word-fields.tsx'
import { fundWordsOf, fundWordsValues } from './show-fund-words.ts'

/** The words of a fund and its sheet; a change that somebody else made meanwhile is not overwritten. */
export function AdminFundWords({ fund }: { fund: AdminFund }) {
  const { form: _, ...edit } = useStaffForm({
    id: 'fund-words',
    values: fundWordsValues(fund),
    act: (send, values) =>
      send(editFund, { query: { code: fund.code }, body: { ...fundWordsOf(values), version: fund.version } }),
  })
  return (
    <Card aria-labelledby="fund-words">
      <h2 id="fund-words" className="mb-4">
        {text.words}
      </h2>
      <form className="grid gap-4" noValidate onSubmit={edit.onSubmit}>
        <FundWordFields field={edit.field} />
        <Button type="submit" size="small" className="justify-self-start" isBusy={edit.isBusy}>
          {text.save}
        </Button>
        <p role="status">{edit.done ? text.saved : ''}</p>
        <FormFault fault={edit.fault} see={edit.see} />
      </form>
    </Card>
  )
}
