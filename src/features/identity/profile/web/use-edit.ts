import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData, useRevalidator } from 'react-router'
import { z } from 'zod/mini'
import { resolverFor } from '#features/identity/forms/web/form-resolver.ts'
import { useSending } from '#features/identity/forms/web/use-sending.ts'
import { refreshProfile } from '#features/identity/sessions/web/session.ts'
import { call } from '#lib/web/call.ts'
import { type EditableProfile, updateProfile } from '../contract.ts'
import { ProfileChanges } from '../profile-rules.ts'
import type { loader } from './edit-loader.ts'
import { editWords } from './edit-text.ts'

/** The form holds an uploaded picture as empty: only a generated avatar can be chosen here. */
const Edited = z.extend(ProfileChanges, { display_image: z.string() })
export type EditValues = z.input<typeof Edited>

const resolver = resolverFor(Edited, { words: editWords })

/** The edit form: it sends what was changed and the version that was read, so that no other tab is written over. */
export function useEdit() {
  const { profile } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [isSaved, setSaved] = useState(false)
  const form = useForm<EditValues>({
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: valuesOf(profile),
  })
  const { reset, formState } = form
  // After a load (a save, an upload, "load anew") what was not touched shows what the server has.
  useEffect(() => reset(valuesOf(profile), { keepDirtyValues: true }), [reset, profile])
  const { dirtyFields } = formState
  const sending = useSending({
    form,
    order: ['display_image', 'display_name', 'province', 'school', 'interests'],
    words: editWords,
    fieldOfCode: { name_in_use: 'display_name' },
    act: async (values) => {
      setSaved(false)
      const changed = Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields))
      const body = { ...changed, version: profile.version, ...(!profile.is_own && { id: profile.id }) }
      const saved = await call(updateProfile, { body }, { idempotencyKey: crypto.randomUUID() })
      reset(valuesOf(saved))
      await Promise.all([profile.is_own ? refreshProfile().catch(() => {}) : null, revalidate()])
      setSaved(true)
    },
    staysOnPage: true,
  })
  async function loadAnew(): Promise<void> {
    reset()
    sending.forget()
    await revalidate()
  }
  return { form, sending, isSaved: isSaved && !formState.isDirty, isDirty: formState.isDirty, loadAnew }
}

function valuesOf({ display_name, display_image, province, school, interests }: EditableProfile): EditValues {
  const avatar = display_image.startsWith('/') ? '' : display_image
  return { display_name, display_image: avatar, province, school: school ?? '', interests }
}
