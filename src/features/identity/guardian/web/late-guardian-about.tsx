import { latePart } from '#lib/web/late-part.tsx'

/** The information for the guardian. It is text, so a browser with the server's HTML never loads its code. */
export const { LatePart: LateGuardianAbout, prepare: prepareGuardianAbout } = latePart({
  name: 'guardian-about',
  starts: 'touched',
  restClass: 'form-rest',
  load: async () => (await import('./guardian-about.tsx')).GuardianAbout,
})
