/**
 * What `tests/after-acts.ts` of a feature exports as `afterActs`: the file that shows the result of an act, by the kind of
 * activity that it records; null where nobody looks at one, with the reason.
 */
export type AfterActs = Readonly<Record<string, URL | null>>

const registered = import.meta.glob<AfterActs>('../../src/features/**/tests/after-acts.ts', {
  eager: true,
  import: 'afterActs',
})

/** The files of all features. */
export const afterActs: AfterActs = Object.assign({}, ...Object.values(registered))
