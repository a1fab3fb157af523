import { type FormEvent, useState } from 'react'
import { useLoaderData } from 'react-router'
import { staffRoles } from '#lib/staff-roles.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { changeRoles } from '../../people-admin-contract.ts'
import { text } from './people-text.ts'
import type { loader } from './person-loader.ts'

/** The staff roles of a person, one checkbox each. */
export function PersonRoles() {
  const { person } = useLoaderData<typeof loader>()
  const [roles, setRoles] = useState(person.roles)
  const { run, isBusy, done, fault } = useAct(changeRoles, { refresh: ['page'] })
  const chosen = staffRoles.filter((role) => roles.includes(role))
  const isChanged = chosen.join() !== staffRoles.filter((role) => person.roles.includes(role)).join()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) void run({ body: { id: person.id, roles: chosen } })
  }
  return (
    <Card aria-labelledby="roles">
      <form method="post" noValidate onSubmit={save} className="grid gap-4">
        <h2 id="roles">{text.rolesTitle}</h2>
        <p className="text-ink-soft">{text.rolesLead}</p>
        <fieldset className="grid gap-1">
          <legend className="vh">{text.rolesTitle}</legend>
          {staffRoles.map((role) => (
            <CheckboxField
              key={role}
              name={role}
              label={role}
              hint={text.about[role]}
              checked={roles.includes(role)}
              onChange={({ target }) =>
                setRoles(target.checked ? [...roles, role] : roles.filter((one) => one !== role))
              }
            />
          ))}
        </fieldset>
        {fault ? (
          <Notice kind="danger" isAlert>
            {fault}
          </Notice>
        ) : null}
        <div className="grid gap-1">
          <Button type="submit" isWide isBusy={isBusy} offReason={isChanged ? null : text.nothing} data-js>
            {text.saveRoles}
          </Button>
          <p role="status" className="min-h-6.5 text-brand-ink">
            {done && !isChanged ? text.rolesSaved : null}
          </p>
        </div>
      </form>
    </Card>
  )
}
