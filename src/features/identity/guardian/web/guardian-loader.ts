import { prepareGuardianAbout } from './late-guardian-about.tsx'

/** Nothing to load but, on the server, the text that everybody reads. */
export async function loader() {
  await prepareGuardianAbout()
  return null
}
