import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Marked } from './marked.tsx'

const part = (text: string, is_match = false) => ({ text, is_match })

test.each([
  [
    'a match inside a phrase does not break it',
    [part('แล้ว'), part('เงิน', true), part('ในบัญชีเราล่ะ')],
    ['แล้วเงินในบัญชี', 'เราล่ะ'],
    '<span class="nb">แล้ว<mark>เงิน</mark>ในบัญชี</span><wbr/><span class="nb">เราล่ะ</span>',
  ],
  [
    'a match over two phrases is marked in both',
    [part('ออมเงิน', true), part('ก่อน')],
    ['ออม', 'เงินก่อน'],
    '<span class="nb"><mark>ออม</mark></span><wbr/><span class="nb"><mark>เงิน</mark>ก่อน</span>',
  ],
  [
    'a space is no place for a wbr',
    [part('ออม '), part('เงิน', true)],
    ['ออม ', 'เงิน'],
    '<span class="nb">ออม</span> <span class="nb"><mark>เงิน</mark></span>',
  ],
  ['a text without phrases breaks as it likes', [part('ออม'), part('เงิน', true)], null, 'ออม<mark>เงิน</mark>'],
])('%s', (_what, parts, phrases, html) => {
  expect(renderToStaticMarkup(<Marked phrases={phrases}>{parts}</Marked>)).toBe(html)
})
