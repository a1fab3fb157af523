import { useEffect, useRef, useState } from 'react'

/**
 * The token of a mailed link: undefined during hydration, null when the address has none. It is removed from the
 * address, and so from the history, before anything else happens.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  const isTaken = useRef(false)
  useEffect(() => {
    // Strict mode runs effects twice, and the second time the address has no token.
    if (isTaken.current) return
    isTaken.current = true
    setToken(takeLinkToken())
  }, [])
  return token
}

function takeLinkToken(): string | null {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  address.searchParams.delete('token')
  if (token !== null) history.replaceState(history.state, '', address)
  return token
}
