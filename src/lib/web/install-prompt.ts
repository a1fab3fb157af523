// The browser's offer to install the site as an app (beforeinstallprompt, Chromium): it is kept until a page asks.

type InstallEvent = Event & { prompt: () => Promise<unknown> }

let offer: InstallEvent | null = null
const followers = new Set<() => void>()

/** Keeps the browser's offer from now on, instead of its own bar over the page. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change(event as InstallEvent)
  })
  addEventListener('appinstalled', () => change(null))
}

/** Whether the browser would install the site now. */
export function canInstall(): boolean {
  return offer !== null
}

/** Calls `onChange` when canInstall changes → a function that ends it. */
export function followInstall(onChange: () => void): () => void {
  followers.add(onChange)
  return () => void followers.delete(onChange)
}

/** Shows the browser's question. An offer holds for one question. */
export async function askToInstall(): Promise<void> {
  const asked = offer
  change(null)
  await asked?.prompt()
}

function change(next: InstallEvent | null): void {
  offer = next
  for (const follow of followers) follow()
}
