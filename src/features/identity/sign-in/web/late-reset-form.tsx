import { latePart } from '#lib/web/late-part.tsx'

/** The form with its validation, hydrated on the first touch. */
export const { LatePart: LateResetForm, prepare: prepareResetForm } = latePart({
  name: 'reset-form',
  starts: 'touched',
  restClass: 'form-rest',
  load: async () => (await import('./reset-form.tsx')).ResetForm,
})
