// In this tab's memory alone, never in its storage: whoever holds the token can set the password.
let token = ''

/** The token of the reset link that was opened in this tab; empty without one. */
export function readResetToken(): string {
  return token
}

export function keepResetToken(opened: string): void {
  token = opened
}
