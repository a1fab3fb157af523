/** 86 → '1:26'. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(Math.max(0, seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Bytes → '1.1', in megabytes. */
export function megabytesOf(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
