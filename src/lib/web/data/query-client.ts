import { QueryClient } from '@tanstack/react-query'

/**
 * The replies that open pages show. Nothing is asked for again by itself: not when the window gets the focus, not when the
 * network returns, and not after a refusal, which the page shows. A reply that no page shows any more is dropped at once,
 * since koin, prices and seats must never be shown as they were before (decision record 0012).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always', retry: false, gcTime: 0 },
  },
})
