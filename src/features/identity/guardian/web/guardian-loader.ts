import { prepareGuardianAbout } from './late-guardian-about.tsx'

/** Loads nothing except, on the server, the text for all readers. */
export async function loader() {
  await prepareGuardianAbout()
  return null
}
