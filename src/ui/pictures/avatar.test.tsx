import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

const shown = (image: string) => renderToStaticMarkup(<Avatar image={image} />)
const filesOf = (image: string) => [...shown(image).matchAll(/href="\/art\/([^#]+)#art"/g)].map(([, file]) => file)

test('an avatar wears its things over the figure, from the lowest layer to the highest', () => {
  expect(filesOf('kla-1')).toEqual(['avatars/kla-1.svg'])
  expect(filesOf('kla-1~camera~cap')).toEqual(['avatars/kla-1.svg', 'worn/camera.svg', 'worn/cap.svg'])
})

test('what an avatar has on from the start gives way in its own place, and stays under a thing of another place', () => {
  expect(filesOf('kla-2~cap')).toEqual(['sitters/kla-2.svg', 'worn/cap.svg'])
  expect(filesOf('kla-2~camera')).toEqual(['avatars/kla-2.svg', 'worn/camera.svg'])
})

test('an uploaded picture wears nothing, and a thing without a drawing is left out', () => {
  expect(shown('/media/abc/256.webp~cap')).toBe(shown('/media/abc/256.webp'))
  expect(filesOf('aom-1~crown')).toEqual(['avatars/aom-1.svg'])
})

test('what is worn stands where the figure stands', () => {
  expect(shown('sure-1~cap')).toContain('translate(-10 12) scale(1)')
  expect(shown('sure-2~camera')).toContain('translate(-4.3 0) scale(1.09)')
})
