import { prepareForgotForm } from './late-forgot-form.tsx'

/** Nothing to load but, on the server, the form's own code. */
export async function loader() {
  await prepareForgotForm()
  return null
}
