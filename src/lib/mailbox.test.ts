import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldMailbox } from './mailbox.ts'

test.each([
  [' Nok@X.co ', 'nok@x.co'],
  ['Nok+a+b@X.co', 'nok@x.co'],
  ['n.o.k@x.co', 'n.o.k@x.co'],
  ['n.o.k@gmail.com', 'nok@gmail.com'],
  ['N.O.K+school@GoogleMail.com', 'nok@gmail.com'],
  ['nok@mail.gmail.com', 'nok@mail.gmail.com'],
  // Invalid addresses must not fold to an empty text.
  ['+a@x.co', '+a@x.co'],
  ['...@gmail.com', '...@gmail.com'],
  ['no address', 'no address'],
])('%j belongs to the mailbox %j', (address, mailbox) => {
  expect(foldMailbox(address)).toBe(mailbox)
})

test('folding is idempotent, and a plus label changes nothing', () => {
  const part = fc.stringMatching(/^[a-z0-9][a-z0-9.]{0,12}$/)
  const host = fc.constantFrom('x.co', 'gmail.com', 'googlemail.com')
  fc.assert(
    fc.property(part, part, host, (local, label, named) => {
      const folded = foldMailbox(`${local}@${named}`)
      expect(foldMailbox(folded)).toBe(folded)
      expect(foldMailbox(`${local.toUpperCase()}+${label}@${named}`)).toBe(folded)
    }),
  )
})
