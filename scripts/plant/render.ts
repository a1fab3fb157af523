/**
 * Fills `{{name}}` of a template. Throws when the template names a value that is not given, and when a value could
 * break out of its line.
 */
export function render(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the template names ${name}, which nobody gives`)
    return String(value)
  })
}
