import type { Locator, Page } from 'playwright-core'

/** An input device. Each method expects the target to exist and waits until it can be used. */
export type Hand = {
  /** Follows a link, presses a button, ticks a box. */
  press: (target: Locator) => Promise<void>
  fill: (target: Locator, text: string) => Promise<void>
  /** Selects an option by its text. */
  choose: (select: Locator, label: string) => Promise<void>
  /** Selects one of several radio buttons. */
  pick: (radio: Locator) => Promise<void>
  /** A tap may go on by itself; a key only chooses. */
  isKeyboard?: true
  /** Presses the main button of a question; from a text box the keyboard needs only Enter. */
  check: (button: Locator) => Promise<void>
  /** Moves a row of an ordering list up, by its button. */
  moveUp: (button: Locator) => Promise<void>
}

export function finger(): Hand {
  return { ...typing, press: tap, pick: tap, check: tap, moveUp: tap }
}

export function mouse(): Hand {
  return { ...typing, press: click, pick: click, check: click, moveUp: click }
}

const tap = (target: Locator) => target.tap()
const click = (target: Locator) => target.click()
const typing = {
  fill: (target: Locator, text: string) => target.fill(text),
  choose: async (select: Locator, label: string) => void (await select.selectOption({ label })),
}

/**
 * Tab to reach a target, Enter for links, Space for buttons and boxes, arrow and number keys where the page offers
 * them.
 */
export function keyboard(page: Page): Hand {
  const { keyboard: keys } = page
  async function press(target: Locator): Promise<void> {
    await tabTo(page, target)
    const isLink = await target.evaluate((element) => element instanceof HTMLAnchorElement)
    await keys.press(isLink ? 'Enter' : 'Space')
  }
  return {
    press,
    isKeyboard: true,
    async check(button) {
      const isInBox = await page.evaluate(() => document.activeElement instanceof HTMLInputElement)
      if (isInBox) await keys.press('Enter')
      else await press(button)
    },
    async fill(target, text) {
      await tabTo(page, target)
      await keys.press('Control+A')
      await keys.type(text)
    },
    async choose(select, label) {
      await tabTo(page, select)
      const steps = await select.evaluate((element, wanted) => {
        const { options, selectedIndex } = element as HTMLSelectElement
        return [...options].findIndex((option) => option.label === wanted) - selectedIndex
      }, label)
      for (let step = 0; step < Math.abs(steps); step += 1) await keys.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
    },
    async pick(radio) {
      // The whole group is one tab stop; then the number key of the choice.
      await tabTo(page, page.getByRole('radio').first())
      const place = await radio.evaluate((element) => {
        const group = [...document.querySelectorAll(`input[name="${(element as HTMLInputElement).name}"]`)]
        return group.indexOf(element) + 1
      })
      await keys.press(String(place))
    },
    async moveUp(button) {
      await tabTo(page, button)
      await keys.press('ArrowUp')
    },
  }
}

/** Moves the focus by Tab until the target has it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  // Most of the steps skip the check of the focus: a check takes as long as a step.
  const blind = (await target.evaluate(countStops)) - 3
  await Promise.all(Array.from({ length: Math.max(blind, 0) }, () => page.keyboard.press('Tab')))
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

/** Runs in the page: estimates the number of tab stops from the focus to the target, by document order. */
function countStops(target: Element): number {
  const scope = target.closest('dialog[open]') ?? document
  const stops = [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ]
    .filter(
      (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
    )
    // A group of radio buttons has one tab stop.
    .filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio') || one.checked || one === target)
  const [from, to] = [stops.indexOf(document.activeElement as HTMLElement), stops.indexOf(target as HTMLElement)]
  return to - from
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

export function hasFocusInside(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement))
}

/** Types like a phone's keyboard: one composition that grows piece by piece, and is committed at the end. */
export async function compose(page: Page, pieces: readonly string[], afterEach?: (piece: string) => Promise<void>) {
  const devTools = await page.context().newCDPSession(page)
  let text = ''
  for (const piece of pieces) {
    text += piece
    const at = text.length
    await devTools.send('Input.imeSetComposition', { text, selectionStart: at, selectionEnd: at })
    await afterEach?.(piece)
  }
  await devTools.send('Input.insertText', { text })
  await devTools.detach()
}

/** Presses keys of a Thai keyboard; the focused element receives them. */
export async function pressLetters(page: Page, letters: readonly string[]) {
  const devTools = await page.context().newCDPSession(page)
  for (const letter of letters)
    for (const type of ['keyDown', 'keyUp'] as const)
      await devTools.send('Input.dispatchKeyEvent', { type, key: letter, ...(type === 'keyDown' && { text: letter }) })
  await devTools.detach()
}
