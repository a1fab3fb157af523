import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { z } from 'zod/mini'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import { refreshPage, refreshProfile } from '#lib/web/data/refreshers.ts'
import { type EditableProfile, updateProfile } from '../contract.ts'
import { ProfileChanges } from '../profile-rules.ts'
import type { loader } from './edit-loader.ts'
import { editWords } from './edit-text.ts'

/** An uploaded picture is empty in the form: only a drawn avatar can be chosen here. */
const Edited = z.extend(ProfileChanges, { display_image: z.string() })
export type EditValues = z.input<typeof Edited>

const resolver = resolverFor(Edited, { words: editWords })

/**
 * The edit form: it sends the changed fields and the version that was read, so that no other tab is overwritten
 * (optimistic locking).
 */
export function useEdit() {
  const { profile } = useLoaderData<typeof loader>()
  const [isSaved, setSaved] = useState(false)
  const form = useForm<EditValues>({
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: valuesOf(profile),
  })
  const { reset, formState } = form
  // After a load (a save, an upload, a reload) untouched fields show the server's values.
  useEffect(() => reset(valuesOf(profile), { keepDirtyValues: true }), [reset, profile])
  const { dirtyFields } = formState
  const sending = useFormAct({
    form,
    order: ['display_image', 'display_name', 'province', 'school', 'interests'],
    words: editWords,
    fieldOfCode: { name_in_use: 'display_name' },
    act: async (send, values) => {
      setSaved(false)
      const changed = Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields))
      const body = { ...changed, version: profile.version, ...(!profile.is_own && { id: profile.id }) }
      const saved = await send(updateProfile, { body })
      reset(valuesOf(saved))
      await Promise.all([profile.is_own ? refreshProfile() : null, refreshPage()])
      setSaved(true)
    },
    // What is sent hangs on the version that was read, which the values do not tell.
    keyOf: () => crypto.randomUUID(),
    staysOnPage: true,
  })
  async function loadAnew(): Promise<void> {
    reset()
    sending.forget()
    await refreshPage()
  }
  return { form, sending, isSaved: isSaved && !formState.isDirty, isDirty: formState.isDirty, loadAnew }
}

function valuesOf({ display_name, display_image, province, school, interests }: EditableProfile): EditValues {
  const avatar = display_image.startsWith('/') ? '' : display_image
  return { display_name, display_image: avatar, province, school: school ?? '', interests }
}
