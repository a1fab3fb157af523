/** Whether this environment label (APP_ENV) means production. */
export function isProductionLabel(label: string): boolean {
  return /^prod/i.test(label)
}
