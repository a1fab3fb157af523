import type { PolicyHosts } from './third-parties.ts'

const noHosts: PolicyHosts = { script: [], connect: [], frame: [] }
/** Ours (lib/web/load-script.ts), and the one under which Google's scripts load their own parts. */
const policyNames = "third-party goog#html 'allow-duplicates'"

/**
 * The content security policy of every page: our own origin and nothing else, no inline script or style, no string that
 * becomes code but the address of the service worker (web/offline/register-worker.ts). A third party's hosts join only when
 * its id is configured.
 */
export function contentSecurityPolicy({ isDevelopment = false, hosts = noHosts } = {}): string {
  const { script, connect, frame } = hosts
  const own = isDevelopment ? "'self' ws://localhost:*" : "'self'"
  const directives = {
    'default-src': "'none'",
    'script-src': join("'self'", script),
    // Vite's development server puts styles into the page itself.
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    // Tags count by pictures too.
    'img-src': join("'self' data: blob:", connect),
    'font-src': "'self'",
    'connect-src': join(own, connect),
    ...(frame.length > 0 && { 'frame-src': frame.join(' ') }),
    'media-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...(!isDevelopment && {
      'require-trusted-types-for': "'script'",
      'trusted-types': join('service-worker', script.length > 0 ? [policyNames] : []),
    }),
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

function join(own: string, hosts: string[]): string {
  return [own, ...hosts].join(' ')
}

/** Headers of every answer. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
