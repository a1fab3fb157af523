type Refreshers = { page: () => Promise<void>; profile: () => Promise<void> }

let refreshers: Refreshers = { page: async () => {}, profile: async () => {} }

/** The app says how the page's loaders and the profile are read again: lib knows neither the router nor identity. */
export function connectRefresh(own: Refreshers): void {
  refreshers = own
}

/** Runs the loaders of the page again. */
export function refreshPage(): Promise<void> {
  return refreshers.page()
}

/** Reads the profile in the header again; one that cannot be read stays as it is. */
export function refreshProfile(): Promise<void> {
  return refreshers.profile().catch(() => {})
}
