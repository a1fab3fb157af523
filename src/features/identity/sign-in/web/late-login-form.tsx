import { latePart } from '#lib/web/late-part.tsx'

/** The form with its checks, alive from the first touch: who only looks at the page does not load them. */
export const { LatePart: LateLoginForm, prepare: prepareLoginForm } = latePart({
  name: 'login-form',
  starts: 'touched',
  restClass: 'form-rest',
  load: async () => (await import('./login-form.tsx')).LoginForm,
})
