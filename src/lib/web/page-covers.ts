/**
 * A cover that a page change carries from a list to its detail and back. `data-cover` marks them: `card` beside the link
 * to its page, `page` on that page.
 */

type Change = { from: string; to: string; isBack: boolean }

/** Names the cover to leave with; returns how to name the one to arrive at, and then how to remove both names. */
export function carryCover({ from, to, isBack }: Change): { arrive: () => void; end: () => void } {
  const named: (HTMLElement | null)[] = [name(isBack ? (pageCover() ?? cardTo(to)) : (cardTo(to) ?? pageCover()))]
  return {
    arrive: () => {
      clear(named)
      named.push(name(isBack ? (cardTo(from) ?? pageCover()) : (pageCover() ?? cardTo(from))))
    },
    end: () => clear(named),
  }
}

function pageCover(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-cover="page"]')
}

function cardTo(path: string): HTMLElement | null {
  const cards = document.querySelectorAll<HTMLElement>('[data-cover="card"]')
  return [...cards].find((card) => card.parentElement?.querySelector(`a[href="${CSS.escape(path)}"]`)) ?? null
}

/** Only what is in sight is carried. */
function name(cover: HTMLElement | null): HTMLElement | null {
  if (!cover) return null
  const { top, bottom } = cover.getBoundingClientRect()
  if (bottom <= 0 || top >= innerHeight) return null
  cover.style.viewTransitionName = 'cover'
  return cover
}

function clear(named: (HTMLElement | null)[]): void {
  for (const cover of named) cover?.style.removeProperty('view-transition-name')
}
