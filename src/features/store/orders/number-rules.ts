const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What people call an order: eight letters and digits of its id's random end, without any that look alike. */
export function orderNumber(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`)
  let number = ''
  for (let i = 0; i < 8; i++) {
    number = letters[Number(rest % 32n)] + number
    rest /= 32n
  }
  return `K${number}`
}

/** The last ten hex digits of the id of an order with this number; null for what is no number of an order. */
export function idEndOf(number: string): string | null {
  const typed = number.trim().toUpperCase().replace(/^#?K/, '').replace(/[\s-]/g, '')
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(typed)) return null
  const value = [...typed].reduce((sum, letter) => sum * 32n + BigInt(letters.indexOf(letter)), 0n)
  return value.toString(16).padStart(10, '0')
}

/** The path of a buyer's order page. */
export function orderPath(id: string): string {
  return `/store/orders/${id}`
}
