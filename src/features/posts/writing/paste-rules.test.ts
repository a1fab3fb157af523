import fs from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanTree } from '#features/posts/documents/tree-rules.ts'
import { findAttacks } from '#tests/support/attacks.ts'
import { treeOfHtml, treeOfText } from './paste-rules.ts'

/** A tree in short notation: '#' heading, '-' item, '*' bold, '/' italic, '[…](…)' link. */
function brief(html: string): string[] {
  const line = (content: unknown): string =>
    ((content ?? []) as { type: string; text?: string; marks?: { type: string; attrs?: { href: string } }[] }[])
      .map(({ type, text = '', marks = [] }) => {
        if (type === 'hardBreak') return '⏎'
        return marks.reduceRight((shown, mark) => {
          if (mark.type === 'link') return `[${shown}](${mark.attrs!.href})`
          return mark.type === 'bold' ? `*${shown}*` : `/${shown}/`
        }, text)
      })
      .join('')
  return treeOfHtml(html)!.content.map((block): string => {
    switch (block.type) {
      case 'paragraph':
        return line(block.content)
      case 'heading':
        return `${'#'.repeat(block.attrs.level)} ${line(block.content)}`
      case 'bulletList':
      case 'orderedList':
        return block.content
          .map((item) => `- ${item.content.map(({ content }) => line(content)).join(' | ')}`)
          .join('; ')
      case 'blockquote':
        return `> ${block.content.map(({ content }) => line(content)).join(' | ')}`
      default:
        return `${block.type} ${JSON.stringify('attrs' in block ? block.attrs : {})}`
    }
  })
}

test.each([
  ['<p>หนึ่ง <b>หนา</b> <i>เอียง</i></p><p>สอง</p>', ['หนึ่ง *หนา* /เอียง/', 'สอง']],
  ['<h1>ใหญ่</h1><h4>เล็ก</h4>ข้อความ<div>อีก<br>บรรทัด</div>', ['## ใหญ่', '### เล็ก', 'ข้อความ', 'อีก⏎บรรทัด']],
  ['<ul><li>ก<ul><li>ข</li></ul></li><li><p>ค</p><p>ง</p></li></ul>', ['- ก; - ข; - ค | ง']],
  ['<ul><li>ก<li>ข</ul>หลัง', ['- ก; - ข', 'หลัง']],
  [
    '<a href="https://bot.or.th">แบงก์ชาติ</a> <a href="javascript:alert(1)">กดสิ</a>',
    ['[แบงก์ชาติ](https://bot.or.th) กดสิ'],
  ],
  // Google Docs wraps everything in a <b> that is not bold; Word writes elements of its own.
  ['<b style="font-weight:normal"><p><span style="font-weight:700">หนา</span>ไม่หนา</p></b>', ['*หนา*ไม่หนา']],
  ['<p class=MsoNormal>คำ<o:p>&nbsp;</o:p></p>', ['คำ']],
  ['<!--StartFragment--><p>ก &amp; ข &lt;script&gt; &#3585;&#x0E02;</p><!--EndFragment-->', ['ก & ข <script> กข']],
  [
    '<table><tr><th>ที่เก็บ</th><th>ดอกเบี้ย</th></tr><tr><td>ออม</td><td>0.5 %</td></tr></table>',
    ['table {"caption":"ที่เก็บ · ดอกเบี้ย","head":["ที่เก็บ","ดอกเบี้ย"],"rows":[["ออม","0.5 %"]]}'],
  ],
  ['<table><tr><td>เดี่ยว</td></tr><tr><td>อีก</td></tr></table>', ['เดี่ยว', 'อีก']],
  ['<img src="https://evil.example/x.png" onerror=alert(1)>หลัง', ['หลัง']],
  ['<script>alert(1)</script><style>p{}</style>เหลือ<svg><p>x</p></svg><math><mi>y</mi></math>', ['เหลือ']],
  ['1 < 2 และ 3 > 2', ['1 < 2 และ 3 > 2']],
  [
    '<div data-node=\'{"type":"koinCalculator","attrs":{"principal":5000,"rate":200,"months":6}}\'></div>',
    ['koinCalculator {"principal":5000,"rate":200,"months":6}'],
  ],
  ['<div data-node=\'{"type":"image","attrs":{"src":"javascript:alert(1)","width":1,"height":1}}\'></div>', []],
  ['<pre>บรรทัด\nสอง</pre>', ['บรรทัด⏎สอง']],
  ['<p title="a>b" onclick=\'x\'>ข้อ', ['ข้อ']],
])('%s', (html, lines) => {
  expect(brief(html)).toEqual(lines)
})

test('plain text becomes a paragraph for each non-empty line', () => {
  expect(treeOfText('ก\r\n\r\nข')?.content.map((block) => block.type)).toEqual(['paragraph', 'paragraph'])
})

test('any input becomes a valid tree that cleaning does not change', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<li>',
      '<ul>',
      '</ul>',
      '<table><tr><td>',
      '</td>',
      '<b>',
      '</b>',
      '<a href="',
      '">',
      '<!--',
      '-->',
      '<svg>',
      '&#x',
      ';',
      '<h2 ',
      '=',
      "'",
      '</',
      '<',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const tree = treeOfHtml(pieces.join(''))
      expect(tree).not.toBeNull()
      expect(cleanTree(structuredClone(tree))).toEqual(tree)
    }),
    { numRuns: 200 },
  )
})

const corpus = findAttacks('dompurify-vectors.json')

test.skipIf(!corpus)('every attack is reduced to text and allowed links', () => {
  const vectors = JSON.stringify(JSON.parse(fs.readFileSync(corpus!, 'utf8')))
  const payloads = [...vectors.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([whole]) => JSON.parse(whole) as string)
  expect(payloads.length).toBeGreaterThan(100)
  for (const payload of payloads) {
    const tree = treeOfHtml(payload)!
    const hrefs = [...JSON.stringify(tree).matchAll(/"href":"((?:[^"\\]|\\.)*)"/g)].map(([, href]) => href!)
    for (const href of hrefs) expect(href).toMatch(/^(https:\/\/|\/(?!\/))/)
    expect(cleanTree(tree)).toEqual(tree)
  }
})
