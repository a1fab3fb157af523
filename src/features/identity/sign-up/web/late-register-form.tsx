import { latePart } from '#lib/web/late-part.tsx'

/** The form with its checks, alive from the first touch: who only looks at the page does not load them. */
export const { LatePart: LateRegisterForm, prepare: prepareRegisterForm } = latePart({
  name: 'register-form',
  starts: 'touched',
  restClass: 'form-rest',
  load: async () => (await import('./register-form.tsx')).RegisterForm,
})
