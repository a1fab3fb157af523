import { latePart } from '#lib/web/late-part.tsx'

/** The form with its validation, hydrated on the first touch. */
export const { LatePart: LateForgotForm, prepare: prepareForgotForm } = latePart({
  name: 'forgot-form',
  starts: 'touched',
  restClass: 'form-rest',
  load: async () => (await import('./forgot-form.tsx')).ForgotForm,
})
