import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData, useNavigate } from 'react-router'
import { useBotCheck } from '#features/identity/forms/web/use-bot-check.ts'
import { useWantedPath, withWantedPath } from '#features/identity/forms/web/use-wanted-path.ts'
import type { LoginReply } from '#features/identity/sessions/contract.ts'
import { enter } from '#features/identity/sessions/web/session.ts'
import { providerPicture } from '#features/identity/social/social-rules.ts'
import { forgetPendingSocial } from '#features/identity/social/web/pending-social.ts'
import { useFormAct } from '#kit/forms/use-form-act.ts'
import type { CallInput, Upload } from '#lib/contract.ts'
import type { Refusal } from '#lib/errors.ts'
import { refreshPage } from '#lib/web/data/refreshers.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { useSite } from '#lib/web/site.tsx'
import { useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import { register } from '../../contract.ts'
import { registerFacebook, registerLine } from '../../social-contract.ts'
import {
  forgetPendingRegistration,
  type PendingRegistration,
  readPendingRegistration,
  savePendingRegistration,
} from '../pending-registration.ts'
import { registerWords } from '../register/register-text.ts'
import { saveSignUpDraft } from '../sign-up-draft.ts'
import {
  type CheckedProfile,
  type ProfileValues,
  profileOrder,
  profileResolver,
  socialResolver,
  tierOf,
} from './profile-resolver.ts'
import type { loader } from './register-profile-loader.ts'
import { profileWords } from './register-profile-text.ts'

const empty: ProfileValues = {
  display_name: '',
  birth_date: '',
  province: '' as ProfileValues['province'],
  school: '',
  interests: [],
  avatar: 'kla-1',
  guardian_email: '',
  accepts_law: false,
  accepts_personal: false,
}

/** The second step of a sign-up: its form and its submit. */
export function useSignUp(pending: PendingRegistration) {
  const { lawVersion, personalVersion } = useLoaderData<typeof loader>()
  const { today } = useSite()
  const navigate = useNavigate()
  const wanted = useWantedPath()
  const { prepare, sendProven } = useBotCheck('register')
  const { social } = pending
  const [picture, setPicture] = useState(pending.picture)
  const [resolver] = useState(() => (social ? socialResolver(today) : profileResolver(pending, today)))
  const form = useForm<ProfileValues, unknown, CheckedProfile>({
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: { ...empty, ...(social && startOf(pending)), ...pending.draft },
  })
  const { getValues, setValue, getFieldState, trigger } = form
  useEffect(() => prepare(), [prepare])
  useRewardAhead()
  useEffect(() => {
    saveDraft(getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        saveDraft(values)
        // An error goes as it is corrected: on leaving the field it would move what is pressed below it.
        const field = profileOrder.find((one) => one === name)
        if (field && getFieldState(field).error) void trigger(field)
      },
    })
  }, [form.subscribe, getValues, getFieldState, trigger])

  async function sendOwn(send: Send, body: Omit<CallInput<typeof register>['body'], 'image'>): Promise<LoginReply> {
    const image = picture && (await readUpload(picture))
    return sendProven((bot_check) => send(register, { body: { ...body, ...(image && { image }), bot_check } }))
  }

  function choosePicture(file: File | undefined): void {
    setPicture(file)
    const saved = readPendingRegistration()
    if (saved) savePendingRegistration({ ...saved, picture: file })
  }

  async function signUp(send: Send, values: CheckedProfile): Promise<LoginReply> {
    const { accepts_law, accepts_personal, email = pending.email, password, ...profile } = values
    const body = {
      ...profile,
      school: profile.school || undefined,
      email,
      law_version: lawVersion,
      personal_version: personalVersion,
    }
    if (!social || tierOf(profile.birth_date, today) === 'minor')
      return sendOwn(send, { ...body, password: password || pending.password })
    const by = social.provider === 'line' ? registerLine : registerFacebook
    return sendProven((bot_check) => send(by, { body: { ...body, token: social.token, bot_check } }))
  }

  const sending = useFormAct({
    form,
    order: profileOrder,
    words: profileWords,
    fieldOfCode: {
      email_taken: 'email',
      name_taken: 'display_name',
      guardian_full: 'guardian_email',
      policy_changed: 'accepts_law',
      image_type: 'avatar',
      image_pixels: 'avatar',
      image_broken: 'avatar',
    },
    act: signUp,
    onRefused: async (refused) => {
      prepare() // a proof works once; this prepares one for the next attempt
      const fault = social ? null : faultOfFirstStep(refused, pending)
      if (fault) {
        savePendingRegistration({ ...pending, picture, draft: getValues(), fault })
        await navigate(withWantedPath('/register', wanted))
        return true
      }
      if (refused.code !== 'policy_changed') return
      setValue('accepts_law', false)
      setValue('accepts_personal', false)
      await refreshPage()
    },
    onDone: (reply) => {
      enter(reply)
      forgetPendingRegistration()
      forgetPendingSocial()
      return navigate(withWantedPath('/register/verify', wanted), { replace: true, state: { isNew: true } })
    },
  })
  return { form, sending, wanted, picture, choosePicture }
}

/** Initial values from the provider; the person may change its name and picture. */
function startOf({ email, social }: PendingRegistration): Partial<ProfileValues> {
  return {
    email,
    password: '',
    display_name: social?.name ?? '',
    ...(social?.hasPicture && { avatar: providerPicture }),
  }
}

async function readUpload(file: File): Promise<Upload> {
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** Errors of fields of the first step are corrected there. */
function faultOfFirstStep({ code, problem }: Refusal, { email, password }: PendingRegistration) {
  if (code === 'email_taken') return { path: 'email', value: email, message: registerWords.email.email_taken } as const
  const said = problem.fields?.find(({ path }) => path === 'email' || path === 'password')
  if (!said) return null
  const path = said.path === 'email' ? 'email' : 'password'
  return { path, value: path === 'email' ? email : password, message: said.detail } as const
}

function saveDraft(draft: ProfileValues): void {
  const pending = readPendingRegistration()
  if (!pending) return
  savePendingRegistration({ ...pending, draft })
  saveSignUpDraft({ email: pending.email, values: draft })
}
