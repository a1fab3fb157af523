import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { avatarNames } from '#art/names/avatar-names.ts'
import { provinceKeys } from '#features/identity/accounts/content.ts'
import {
  forgetPendingRegistration,
  savePendingRegistration,
} from '#features/identity/sign-up/web/pending-registration.ts'
import { loader as profileLoader } from '#features/identity/sign-up/web/profile/register-profile-loader.ts'
import { Component as ProfilePage } from '#features/identity/sign-up/web/profile/register-profile-page.tsx'
import { prepareRegisterForm } from '#features/identity/sign-up/web/register/lazy-register-form.tsx'
import { Component as RegisterPage } from '#features/identity/sign-up/web/register/register-page.tsx'
import { Component as VerifyPage } from '#features/identity/sign-up/web/verify/verify-page.tsx'
import { SiteProvider } from '#lib/web/site.tsx'
import { prepareLoginForm } from './lazy-login-form.tsx'
import { Component as LoginPage } from './login-page.tsx'

// Like the pages' loaders on the server.
await prepareLoginForm()
await prepareRegisterForm()

afterEach(forgetPendingRegistration)

const site = {
  origin: 'https://koinklass.example',
  env: 'test',
  version: '1.2.3',
  today: '2026-11-21',
  guideHref: '/',
  cookiesVersion: 1,
  signIn: { line: true, facebook: true, isLocal: false },
  services: { tagManager: null, analytics: null, hasBotCheck: false },
  cookiesAskedSince: null,
  hasOutbox: false,
  offlineAfterMs: 5_000,
  social: { facebook: null, twitter: null, line: null },
}

function render(Component: ComponentType, path: string, loaderData: unknown = null): string {
  const routes = [{ id: 'page', path: path.split(/[?#]/)[0]!, Component, loader: () => null }]
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { page: loaderData } },
  })
  return renderToStaticMarkup(
    <SiteProvider site={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
}

function renderProfile(draft = {}, hash = ''): string {
  savePendingRegistration({ email: 'nong@example.com', password: 'ไม่ให้ใครเห็น', draft })
  const interests = [{ key: 'saving', name: 'ออมเงินให้ถึงเป้า' }]
  return render(ProfilePage, `/register/profile${hash}`, {
    interests,
    lawVersion: 3,
    personalVersion: 4,
    pdfHref: '/p.pdf',
  })
}

/** The tag of the box with this label. */
function boxOf(html: string, label: string): string {
  const id = html.match(new RegExp(`<label for="([^"]+)" class="field-label">${label}`))?.[1]
  return html.match(new RegExp(`<[^>]* id="${id}"[^>]*>`))?.[0] ?? ''
}

test('the forms are readable without JavaScript, never send a password in an address, and wait for the script', () => {
  for (const html of [render(LoginPage, '/login'), render(RegisterPage, '/register'), renderProfile()]) {
    expect(html).toMatch(/<noscript>.*ต้องใช้ JavaScript/)
    expect(html).toMatch(/<form [^>]*method="post"/)
    expect(html).toMatch(/<button type="submit" data-js="true"/)
    expect(html).not.toContain('ไม่ให้ใครเห็น')
    expect(html).not.toMatch(/\sstyle=/)
  }
})

test('the login names its boxes and their autocomplete values, and has no dead link', () => {
  const html = render(LoginPage, '/login?redirect=%2Fstore')
  expect(boxOf(html, 'อีเมล')).toMatch(/type="email" inputMode="email" autoComplete="username"/)
  expect(boxOf(html, 'รหัสผ่าน')).toMatch(/type="password".*autoComplete="current-password"/)
  // The same HTML for everybody: the browser adds the path to return to.
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/forgot-password',
    '/register',
    '/line',
    '/facebook',
  ])
})

test('the server’s HTML sets no values, so that early input stays', () => {
  for (const html of [render(LoginPage, '/login'), render(RegisterPage, '/register')]) {
    expect(html).not.toMatch(/<input[^>]*\svalue=/)
  }
})

test('the first step states its requirements, and the reason for a return to it', () => {
  expect(boxOf(render(RegisterPage, '/register'), 'รหัสผ่าน')).toMatch(/autoComplete="new-password"/)
  expect(render(RegisterPage, '/register')).toContain('อย่างน้อย 8 ตัว')
  expect(render(RegisterPage, '/register')).not.toContain('เริ่มจากขั้นแรก')
  expect(render(RegisterPage, '/register?restart=1')).toContain('เริ่มจากขั้นแรก')
})

test('the second step offers 77 provinces in Thai order, twelve named avatars and two unchecked boxes', () => {
  const html = renderProfile()
  const select = html.match(/<select [^>]*name="province".*?<\/select>/)?.[0] ?? ''
  const names = [...select.matchAll(/<option value="\d+">([^<]+)</g)].map(([, name]) => name!)
  expect(names).toHaveLength(provinceKeys.length)
  expect(names.filter((name) => name === 'เชียงใหม่' || name === 'กรุงเทพมหานคร')).toEqual(['กรุงเทพมหานคร', 'เชียงใหม่'])
  expect(html.match(/type="radio"/g)).toHaveLength(avatarNames.length)
  expect(html).toContain('งอกใส่แว่น')
  const ticks = html.match(/<input[^>]*name="accepts_[^>]*>/g) ?? []
  expect(ticks).toHaveLength(2)
  for (const tick of ticks) expect(tick).not.toContain('checked')
  for (const href of ['/policy/law', '/policy/personal']) {
    expect(html).toContain(`<a href="${href}" target="_blank" rel="noopener">`)
  }
  expect(html).toContain('ฉบับที่ 3')
  expect(html).toContain('ฉบับที่ 4')
})

test('the guardian is required from 10 to 19, with a list of what stays closed', () => {
  expect(renderProfile()).not.toContain('อีเมลผู้ปกครอง')
  expect(renderProfile({ birth_date: '2006-11-21' })).not.toContain('อีเมลผู้ปกครอง')
  const html = renderProfile({ birth_date: '2011-02-03' })
  expect(boxOf(html, 'อีเมลผู้ปกครอง')).toContain('type="email"')
  expect(html).toContain('แลกของที่ต้องส่งตามที่อยู่')
})

test('under 10 there is a friendly message and no way to continue', () => {
  const html = renderProfile({ birth_date: '2016-11-22' }, '#birthday')
  expect(html).toContain('แล้วพบกันตอนอายุ 10 ปี')
  expect(html).not.toContain('type="submit"')
  expect(html).not.toContain('name="accepts_law"')
})

test('without a first step the second redirects to it, with the path to return to', async () => {
  const ask = (address: string) =>
    profileLoader({ request: new Request(`https://koinklass.example${address}`), params: {} } as never)
  const locationOf = async (address: string) =>
    ask(address).then(
      () => null,
      (found: Response) => found.headers.get('location'),
    )
  expect(await locationOf('/register/profile')).toBe('/register?restart=1')
  expect(await locationOf('/register/profile?redirect=%2Fstore')).toBe('/register?restart=1&redirect=%2Fstore')
})

test('the HTML of the link’s page contains no token', () => {
  const html = render(VerifyPage, '/register/verify?token=secret')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('secret')
})
