import type { PolicyHosts } from './third-parties.ts'

const noHosts: PolicyHosts = { script: [], connect: [], frame: [] }
/** Trusted Types policies: ours (lib/web/load-script.ts), and the one under which Google's scripts load their parts. */
const policyNames = "third-party goog#html 'allow-duplicates'"

/**
 * The content security policy of every page: our own origin only, no inline script or style, and Trusted Types, with
 * one policy for the URL of the service worker (web/offline/register-worker.ts). Hosts of a third party are added only
 * when its id is configured.
 */
export function contentSecurityPolicy({ isDevelopment = false, hosts = noHosts } = {}): string {
  const { script, connect, frame } = hosts
  const own = isDevelopment ? "'self' ws://localhost:*" : "'self'"
  const directives = {
    'default-src': "'none'",
    'script-src': join("'self'", script),
    // Vite's development server injects styles inline.
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    // Analytics tags also report by image requests.
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

/** Headers of every reply. What is no page has no policy of its own, but no other site may frame it either. */
export const commonHeaders: Record<string, string> = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
