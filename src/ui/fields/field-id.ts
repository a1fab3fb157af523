/** The id of a field by its name, so that an error summary can link to it: `birthDate` → `f-birthDate`. */
export function fieldId(name: string): string {
  return `f-${name}`
}
