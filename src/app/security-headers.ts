/**
 * The content security policy of every page: our own origin and nothing else, no inline script or style, no string that
 * becomes code but the address of the service worker (src/app/web/offline/register-worker.ts). A third party's hosts join only when its id is configured.
 */
export function contentSecurityPolicy({ isDevelopment = false } = {}): string {
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    // Vite's development server puts styles into the page itself.
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': isDevelopment ? "'self' ws://localhost:*" : "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...(!isDevelopment && { 'require-trusted-types-for': "'script'", 'trusted-types': 'service-worker' }),
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Headers of every answer. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
