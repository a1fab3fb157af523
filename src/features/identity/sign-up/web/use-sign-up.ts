import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { useBotCheck } from '#features/identity/forms/web/use-bot-check.ts'
import { useSending } from '#features/identity/forms/web/use-sending.ts'
import { useWantedPath, withWantedPath } from '#features/identity/forms/web/use-wanted-path.ts'
import type { LoginReply } from '#features/identity/sessions/contract.ts'
import { enter } from '#features/identity/sessions/web/session.ts'
import { providerPicture } from '#features/identity/social/social-rules.ts'
import { forgetPendingSocial } from '#features/identity/social/web/pending-social.ts'
import type { CallInput, Upload } from '#lib/contract.ts'
import { isRefusal, type Refusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { useSite } from '#lib/web/site.tsx'
import { register } from '../contract.ts'
import { registerFacebook, registerLine } from '../social-contract.ts'
import {
  forgetPendingRegistration,
  keepPendingRegistration,
  type PendingRegistration,
  readPendingRegistration,
} from './pending-registration.ts'
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
import { registerWords } from './register-text.ts'

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

/** The second step of a sign-up: its form, and what happens when it is sent. */
export function useSignUp(pending: PendingRegistration) {
  const { lawVersion, personalVersion } = useLoaderData<typeof loader>()
  const { today } = useSite()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
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
  const { getValues, setValue } = form
  useEffect(() => prepare(), [prepare])
  useEffect(() => () => keepDraft(getValues()), [getValues])

  async function sendOwn(body: Omit<CallInput<typeof register>['body'], 'image'>): Promise<LoginReply> {
    const image = picture && (await readUpload(picture))
    return sendProven((bot_check) => call(register, { body: { ...body, ...(image && { image }), bot_check } }))
  }

  function choosePicture(file: File | undefined): void {
    setPicture(file)
    const kept = readPendingRegistration()
    if (kept) keepPendingRegistration({ ...kept, picture: file })
  }

  async function signUp(values: CheckedProfile): Promise<LoginReply> {
    const { accepts_law, accepts_personal, email = pending.email, password, ...profile } = values
    const body = {
      ...profile,
      school: profile.school || undefined,
      email,
      law_version: lawVersion,
      personal_version: personalVersion,
    }
    if (!social || tierOf(profile.birth_date, today) === 'minor')
      return sendOwn({ ...body, password: password || pending.password })
    const by = social.provider === 'line' ? registerLine : registerFacebook
    return sendProven((bot_check) => call(by, { body: { ...body, token: social.token, bot_check } }))
  }

  const sending = useSending({
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
    act: async (values) => {
      let reply: LoginReply
      try {
        reply = await signUp(values)
      } catch (error) {
        prepare() // a proof is good for one attempt; the next is ready when the person is
        const fault = isRefusal(error) && !social ? faultOfFirstStep(error, pending) : null
        if (fault) {
          keepPendingRegistration({ ...pending, picture, draft: getValues(), fault })
          return navigate(withWantedPath('/register', wanted))
        }
        if (isRefusal(error) && error.code === 'policy_changed') {
          setValue('accepts_law', false)
          setValue('accepts_personal', false)
          await revalidate()
        }
        throw error
      }
      enter(reply)
      forgetPendingRegistration()
      forgetPendingSocial()
      await navigate(withWantedPath('/register/verify', wanted), { replace: true })
    },
  })
  return { form, sending, wanted, picture, choosePicture }
}

/** What a provider knows is filled in; whether its name and picture will do here is for its owner to decide. */
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

/** What the server refuses of the first step is mended there. */
function faultOfFirstStep({ code, problem }: Refusal, { email, password }: PendingRegistration) {
  if (code === 'email_taken') return { path: 'email', value: email, message: registerWords.email.email_taken } as const
  const said = problem.fields?.find(({ path }) => path === 'email' || path === 'password')
  if (!said) return null
  const path = said.path === 'email' ? 'email' : 'password'
  return { path, value: path === 'email' ? email : password, message: said.detail } as const
}

function keepDraft(draft: ProfileValues): void {
  const pending = readPendingRegistration()
  if (pending) keepPendingRegistration({ ...pending, draft })
}
