/** Whether real people use the environment of this label (APP_ENV). */
export function isProductionLabel(label: string): boolean {
  return /^prod/i.test(label)
}
