// In this tab's memory only, never in storage: the token allows setting the password.
let token = ''

/** The token of the reset link opened in this tab; empty without one. */
export function readResetToken(): string {
  return token
}

export function saveResetToken(opened: string): void {
  token = opened
}
