import { prepareLoginForm } from './late-login-form.tsx'

/** Loads nothing except, on the server, the form's code. */
export async function loader() {
  await prepareLoginForm()
  return null
}
