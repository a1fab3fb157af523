import { prepareLoginForm } from './late-login-form.tsx'

/** Nothing to load but, on the server, the form's own code. */
export async function loader() {
  await prepareLoginForm()
  return null
}
