import { latePart } from '#lib/web/late-part.tsx'

/** The form with its validation, hydrated on the first touch, so that other visitors do not load it. */
export const { LatePart: LateRegisterForm, prepare: prepareRegisterForm } = latePart({
  name: 'register-form',
  starts: 'touched',
  restClass: 'form-rest',
  load: async () => (await import('./register-form.tsx')).RegisterForm,
})
