import type { Provider } from '../social-rules.ts'

const shapes: Record<Provider, string> = {
  // A speech bubble on LINE's square.
  line: 'M5 1h14a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4Zm7 4.2c-4.2 0-7.6 2.7-7.6 6.1 0 3 2.7 5.5 6.3 6 .9.2.6.7.4 2.1 0 .5.3.6.7.4 1.4-.8 7.2-4.3 7.8-7.9v-.6c0-3.4-3.4-6.1-7.6-6.1Z',
  facebook:
    'M23 12a11 11 0 1 0-12.7 10.9v-7.7H7.5V12h2.8V9.6c0-2.8 1.6-4.3 4.1-4.3 1.2 0 2.5.2 2.5.2v2.7h-1.4c-1.4 0-1.8.9-1.8 1.7V12h3.1l-.5 3.2h-2.6v7.7A11 11 0 0 0 23 12Z',
}

/** The provider's logo; the text beside it names the provider. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" className={`mark-${provider} flex-none`} aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={shapes[provider]} />
    </svg>
  )
}
