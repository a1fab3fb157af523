import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { avatarNames } from '#art/names/avatar-names.ts'
import { AuthFrame } from '#features/identity/forms/web/auth-frame.tsx'
import { text } from '#features/identity/forms/web/text.ts'
import { withWantedPath } from '#features/identity/forms/web/use-wanted-path.ts'
import { providerPicture } from '#features/identity/social/social-rules.ts'
import { FormProblems } from '#kit/forms/form-problems.tsx'
import { useSite } from '#lib/web/site.tsx'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { fieldId } from '#ui/fields/field-id.ts'
import type { PendingRegistration } from '../pending-registration.ts'
import { SignUpAct } from '../sign-up-act.tsx'
import { AboutScreen } from './about-screen.tsx'
import { BirthdayScreen } from './birthday-screen.tsx'
import { NameScreen } from './name-screen.tsx'
import { screenFields, tierOf } from './profile-resolver.ts'
import { profileText } from './register-profile-text.ts'
import { useScreens } from './use-screens.ts'
import { useSignUp } from './use-sign-up.ts'

const { screens } = profileText

/** The second step as three short screens of one form; it is sent with the last. */
export function ProfileForm({ pending }: { pending: PendingRegistration }) {
  const { today } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  const { form, sending, wanted, picture, choosePicture } = useSignUp(pending)
  const { screen, goTo, goOn, goBack } = useScreens(form, heading)
  const [birthDate, avatar] = useWatch({ control: form.control, name: ['birth_date', 'avatar'] })
  const tier = tierOf(birthDate, today)
  const isTooYoung = tier === 'child'
  const mustWait = tier === 'minor'
  const { social } = pending
  const { getValues, setValue } = form
  useEffect(() => {
    if (mustWait && getValues('avatar') === providerPicture) setValue('avatar', avatarNames[0])
  }, [mustWait, getValues, setValue])

  // The server refused a field of an earlier screen: it is shown there.
  const showWrong = useEffectEvent((id: string) => {
    const at = screenFields.findIndex((fields) => fields.some((name) => fieldId(name) === id))
    if (at >= 0 && at !== screen) void goTo(at)
  })
  useEffect(() => {
    if (sending.found[0]) showWrong(sending.found[0].id)
  }, [sending.found])

  const isLast = screen === screens.length - 1
  const onSubmit = (event: FormEvent) => {
    if (isLast) return sending.onSubmit(event)
    event.preventDefault()
    void goOn()
  }
  const summary = sending.summary.filter(({ name }) => screenFields[screen]?.some((own) => own === name))
  const { title, lead } = screens[screen] ?? screens[0]
  return (
    <AuthFrame
      title={title}
      lead={lead}
      who={avatarNames.find((name) => name === avatar) ?? avatarNames[0]}
      titleRef={heading}
      isTask
      progress={
        <div className="sign-up-way">
          {screen > 0 ? (
            <IconButton label={profileText.previous} icon={<Icon of={ArrowLeft} />} onClick={() => void goBack()} />
          ) : null}
          <Progress done={screen + 1} total={screens.length + 1} isUnderWay label={text.step} />
        </div>
      }
      noScript={profileText.noScript}
    >
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-1 flex-col gap-6">
        {isTooYoung ? null : <FormProblems refusal={sending.refusal} summary={summary} />}
        <Screen isShown={screen === 0}>
          <NameScreen {...{ form, social, mustWait, picture }} onPicture={choosePicture} />
        </Screen>
        <Screen isShown={screen === 1}>
          <BirthdayScreen {...{ form, social, tier }} begun={pending.draft?.birth_date} />
        </Screen>
        {isTooYoung ? null : (
          <Screen isShown={isLast}>
            <AboutScreen form={form} />
          </Screen>
        )}
        {isTooYoung && screen > 0 ? null : (
          <SignUpAct label={isLast ? profileText.submit : profileText.next} isBusy={sending.isBusy} />
        )}
        {screen === 0 && !social ? (
          <p className="text-center text-15 text-ink-soft">
            {profileText.forEmail} <strong className="text-ink">{pending.email}</strong>{' '}
            <Link to={withWantedPath('/register', wanted)} className="inline-flex min-h-11 items-center">
              {profileText.change}
            </Link>
          </p>
        ) : null}
      </form>
    </AuthFrame>
  )
}

/** The screens stay in the page, so that going back and forth loses nothing; only one is shown. */
function Screen({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div className="sign-up-screen" hidden={!isShown}>
      {children}
    </div>
  )
}
