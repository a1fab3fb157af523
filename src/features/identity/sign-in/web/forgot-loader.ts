import { prepareForgotForm } from './late-forgot-form.tsx'

/** Loads nothing except, on the server, the form's code. */
export async function loader() {
  await prepareForgotForm()
  return null
}
