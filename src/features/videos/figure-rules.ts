/** Formats seconds: 86 → '1:26'. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(Math.max(0, seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Formats bytes in megabytes: '1.1'. */
export function megabytesOf(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
