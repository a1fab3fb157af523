import type { Locator, Page } from 'playwright-core'

/** A way to use a page. What is aimed at must be there; each way waits until it can be reached. */
export type Hand = {
  press: (target: Locator) => Promise<void>
  fill: (target: Locator, text: string) => Promise<void>
  /** An option of a select by its words. */
  choose: (target: Locator, label: string) => Promise<void>
}

export function finger(): Hand {
  return { press: (target) => target.tap(), fill, choose }
}

export function mouse(): Hand {
  return { press: (target) => target.click(), fill, choose }
}

const fill = (target: Locator, text: string) => target.fill(text)
const choose = async (target: Locator, label: string) => void (await target.selectOption({ label }))

/** Tab to get there, Enter for links, Space for buttons and boxes, Down to choose. */
export function keys(page: Page): Hand {
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  return {
    async press(target) {
      await tabTo(page, target)
      const isLink = await target.evaluate((element) => element instanceof HTMLAnchorElement)
      await page.keyboard.press(isLink ? 'Enter' : 'Space')
    },
    fill: type,
    async choose(target, label) {
      await tabTo(page, target)
      const steps = await target.evaluate((element, wanted) => {
        const { options, selectedIndex } = element as HTMLSelectElement
        return [...options].findIndex((option) => option.label === wanted) - selectedIndex
      }, label)
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown')
    },
  }
}

/** Moves the focus on, by Tab alone, until the target has it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
