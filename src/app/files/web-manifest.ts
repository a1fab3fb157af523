import type { FastifyInstance } from 'fastify'
import { appIcons } from './app-icons.ts'

/** The page colour of tokens.css. A manifest allows only one; the dark one is in the pages' head. */
const pageColor = '#f4f8f5'

const small = { src: '/icons/app-96.png', sizes: '96x96', type: 'image/png' }

/** The web app manifest, with which browsers install the site as an app. */
export const webManifest = {
  id: '/',
  scope: '/',
  start_url: '/',
  name: 'Koinklass เรียนรู้เรื่องเงิน',
  short_name: 'Koinklass',
  description: 'บทความสั้น ควิซวันละ 3 ข้อ และ koin สำหรับวัยรุ่นที่อยากรู้เรื่องเงิน',
  lang: 'th',
  dir: 'ltr',
  display: 'standalone',
  theme_color: pageColor,
  background_color: pageColor,
  categories: ['education'],
  icons: [
    ...appIcons.map(({ file, size, purpose }) => ({
      src: `/icons/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    { src: '/art/icons/app-plain.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    { name: 'ควิซประจำวัน', url: '/quiz/daily', icons: [small] },
    { name: 'ค้นหาเรื่องเงิน', short_name: 'ค้นหา', url: '/search', icons: [small] },
    { name: 'โปรไฟล์ของฉัน', short_name: 'โปรไฟล์', url: '/profile', icons: [small] },
  ],
}

/** Serves the manifest of the app. */
export function serveWebManifest(http: FastifyInstance) {
  http.get('/manifest.webmanifest', { config: { isCheap: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest)),
  )
}
