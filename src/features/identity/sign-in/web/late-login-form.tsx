import { latePart } from '#lib/web/late-part.tsx'

/** The form with its validation, hydrated on the first touch, so that other visitors do not load it. */
export const { LatePart: LateLoginForm, prepare: prepareLoginForm } = latePart({
  name: 'login-form',
  starts: 'touched',
  restClass: 'form-rest',
  load: async () => (await import('./login-form.tsx')).LoginForm,
})
