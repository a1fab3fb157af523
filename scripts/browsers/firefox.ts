import fs from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { Driver } from './hands.ts'

const files = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** The path of a Firefox, or null. */
export function findFirefox(): string | null {
  return files.find((file) => file && fs.existsSync(file)) ?? null
}

/** A stock Firefox by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 360, height: 740 })
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  return {
    name: 'firefox',
    version: await browser.version(),
    open: async (url) => {
      // A page that saves something as it is left can end the first try.
      await page.goto(url).catch(() => page.goto(url))
    },
    run: (work, given) => page.evaluate(work as (given: unknown) => never, given),
    click: ({ x, y }) => page.mouse.click(x, y),
    move: ({ x, y }) => page.mouse.move(x, y),
    key: (name) => page.keyboard.press(name),
    type: async (css, text) => {
      await page.focus(css)
      for (const letter of text) await page.keyboard.sendCharacter(letter)
    },
    shoot: async () => Buffer.from(await page.screenshot()),
    faults: async () => faults.splice(0),
    close: () => browser.close(),
  }
}
