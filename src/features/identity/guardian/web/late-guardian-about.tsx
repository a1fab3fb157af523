import { latePart } from '#lib/web/late-part.tsx'

/** What a guardian reads before they answer. It is text, so a browser that has the server's HTML never needs its code. */
export const { LatePart: LateGuardianAbout, prepare: prepareGuardianAbout } = latePart({
  name: 'guardian-about',
  starts: 'touched',
  restClass: 'form-rest',
  load: async () => (await import('./guardian-about.tsx')).GuardianAbout,
})
