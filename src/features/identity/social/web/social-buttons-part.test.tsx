import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Site, SiteProvider } from '#lib/web/site.tsx'
import { SocialButtons } from './social-buttons-part.tsx'
import { socialText } from './social-text.ts'

function show(env: string, isFirst = false): string {
  const site = { env, signIn: { line: true, facebook: true, isLocal: true } } as Site
  const buttons = (
    <SocialButtons
      wanted={null}
      isFirst={isFirst}
      label={isFirst ? socialText.signUpBy : (called) => `เข้าด้วย ${called}`}
    />
  )
  return renderToStaticMarkup(
    <SiteProvider site={site}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: buttons }])} />
    </SiteProvider>,
  )
}

test('the sentence about local stand-ins is for developers, and no visitor of an installation reads it', () => {
  expect(show('development')).toContain(socialText.local)
  expect(show('production')).not.toContain(socialText.local)
  expect(show('demo')).not.toContain(socialText.local)
  expect(show('production')).toContain('เข้าด้วย')
})

test('at the sign-up LINE stands first, before the words that lead to the e-mail', () => {
  const html = show('production', true)
  const places = ['สมัครด้วย LINE', 'สมัครด้วย Facebook', socialText.orEmail].map((word) => html.indexOf(word))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
