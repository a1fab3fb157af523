/** Whether architecture.json names this file as an exception, with its reason. */
export function isNamed(reasons, file) {
  return Boolean(reasons?.[file])
}
