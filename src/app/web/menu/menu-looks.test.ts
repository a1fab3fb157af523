import { expect, test } from 'vitest'
import { menu } from './menu.ts'
import { menuLooks, partNames } from './menu-looks.ts'

const lines = menu.flatMap((entry) => ('to' in entry ? [entry] : entry.items))

test('every line of the menu has a picture and a note, and no other address has', () => {
  expect(Object.keys(menuLooks).toSorted()).toEqual(lines.map(({ to }) => to).toSorted())
  for (const { note } of Object.values(menuLooks)) expect(note.length).toBeGreaterThan(3)
})

test('no two lines of a group share their picture in the same world', () => {
  for (const entry of menu) {
    if ('to' in entry) continue
    const looks = entry.items.map(({ to }) => `${menuLooks[to]?.thing} ${menuLooks[to]?.world}`)
    expect(looks).toEqual([...new Set(looks)])
  }
})

test('each part of a panel has a name, and the lines of a part stand together', () => {
  for (const entry of menu) {
    if ('to' in entry) continue
    const parts = entry.items.map(({ to }) => menuLooks[to]!.part!)
    for (const part of parts) expect(Object.keys(partNames)).toContain(part)
  }
})
