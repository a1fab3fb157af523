// User input is text: nothing of it is executed, even in a browser that ignores the content security policy.
import fs from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ArticleContent } from '#features/posts/documents/content.ts'
import { importArticles } from '#features/posts/reading/server/seed.ts'
import { treeOfHtml } from '#features/posts/writing/paste-rules.ts'
import type { DocumentBlock } from '#lib/document.ts'
import { findAttacks } from '../../support/attacks.ts'
import { openProduct } from '../../support/product.ts'
import { testPosts, toArticle } from '../../support/search-posts.ts'
import { cookiesAnswered, wake } from '../support/browser.ts'

const corpus = findAttacks('dompurify-vectors.json')
const read = (): { payload: string }[] => (corpus ? JSON.parse(fs.readFileSync(corpus, 'utf8')) : [])
const payloads = [
  ...read().map(({ payload }) => payload),
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '<a href="javascript:alert(1)">กด</a><a href="data:text/html,<script>alert(1)</script>">กด</a>',
]
const product = await openProduct()

const textOf = (payload: string) => [{ type: 'text' as const, text: payload.slice(0, 5_000) || ' ' }]

/** A payload in every kind of text of a document, and as the result of pasting it. */
function blocksOf(payload: string, i: number): DocumentBlock[] {
  const paragraph = { type: 'paragraph' as const, content: textOf(payload) }
  const cell = payload.slice(0, 60) || ' '
  const kinds: DocumentBlock[] = [
    { type: 'heading', attrs: { level: 2 }, content: textOf(payload) },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] },
    { type: 'keyPoint', attrs: { title: cell }, content: [paragraph] },
    { type: 'table', attrs: { caption: cell, head: [cell, cell], rows: [[cell, cell]] } },
    { type: 'image', attrs: { src: '/media/none.webp', alt: cell, width: 10, height: 10 } },
  ]
  return [paragraph, kinds[i % kinds.length]!, ...(treeOfHtml(payload)?.content ?? [])]
}

function hostileArticle(part: string[], i: number): ArticleContent {
  const worst = part.at(-1)!
  return {
    ...toArticle(testPosts[0]!, i),
    key: `hostile-${i}`,
    title: `เรื่องร้าย ${i} ${worst.slice(0, 90)}`,
    summary: worst.slice(0, 200),
    tags: [worst.slice(0, 30)],
    author: worst.slice(0, 60),
    cover: { art: 'compound', alt: worst.slice(0, 200) },
    body: { type: 'doc', content: part.flatMap(blocksOf).slice(0, 300) },
    question: { text: worst, right: worst, wrong: [`1${worst}`, `2${worst}`, `3${worst}`], explanation: worst },
  }
}

/** Runs in the page: records every function that an attack calls. */
function listen() {
  const ran: string[] = []
  const tell = (name: string) => () => void ran.push(name)
  Object.assign(globalThis, { ran, alert: tell('alert'), confirm: tell('confirm'), prompt: tell('prompt') })
}

/** What ran in the page, and what could run in it: event handlers, foreign scripts and frames, script URLs. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...(globalThis as unknown as { ran: string[] }).ran]
    for (const one of document.querySelectorAll('*')) {
      const name = one.localName
      for (const { name: attr, value } of one.attributes) {
        const isLink = /^(href|src|action|formaction|data|xlink:href)$/.test(attr)
        const isCode = isLink && /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu.test(value)
        if (/^on|^srcdoc$/.test(attr) || isCode) found.push(`<${name} ${attr}="${value}">`)
      }
      const isOurScript =
        one instanceof HTMLScriptElement && (one.type.includes('json') || new URL(one.src).origin === location.origin)
      if (name === 'script' && !isOurScript) found.push('a script')
      if (/^(iframe|object|embed|base|frame|applet|math|foreignobject)$/i.test(name)) found.push(`<${name}>`)
    }
    return found
  })
}

test.skipIf(!corpus)(
  'without a content policy nothing is executed when reading, searching, pasting or previewing',
  async () => {
    const { db, clock } = product
    const size = Math.ceil(payloads.length / 3)
    const parts = [0, 1, 2].map((i) => payloads.slice(i * size, (i + 1) * size))
    await db.transaction().execute((tx) => importArticles(tx, parts.map(hostileArticle), clock.now))
    const storage = { ...cookiesAnswered, ...(await product.storageOf(await product.person())) }
    const context = await product.openContext({ hasPolicy: false })
    await context.addInitScript(listen)
    await context.addInitScript(
      (items) => void (location.protocol === 'http:' && Object.assign(localStorage, items)),
      storage,
    )
    const page = await context.newPage()
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })

    for (const i of [0, 1, 2]) {
      await page.goto(`/post/detail/hostile-${i}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await wake(page)
      expect(await findFaults(page)).toEqual([])
    }
    const worst = parts[2]!.at(-1)!
    await page.goto(`/search?keyword=${encodeURIComponent(worst.slice(0, 90))}`)
    await page.getByRole('main').getByRole('status').waitFor()
    expect(await findFaults(page)).toEqual([])

    await page.goto('/post/create')
    const text = page.getByRole('textbox', { name: 'เนื้อหา' })
    await text.click()
    await page.evaluate((all) => {
      const box = document.querySelector('#f-body')!
      for (const html of all) {
        const data = new DataTransfer()
        data.setData('text/html', html)
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      }
    }, payloads)
    expect((await text.textContent())?.trim()).not.toBe('')
    expect(await findFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'ดูตัวอย่าง' }).click()
    await page.getByRole('main').locator('.reading:not(.ProseMirror)').waitFor()
    expect(await findFaults(page)).toEqual([])
    expect(dialogs).toEqual([])
    await product.expectQuiet(page, { except: /404|422/ })
    await context.close()
  },
)
