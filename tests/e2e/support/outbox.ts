import type { Page } from 'playwright-core'

/** Makes the queued answers in this browser older. */
export function ageSaved(page: Page, ms: number): Promise<void> {
  return page.evaluate(
    (older) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('koinklass')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('outbox', 'readwrite')
          const going = transaction.objectStore('outbox').openCursor()
          going.onsuccess = () => {
            const cursor = going.result
            if (!cursor) return
            cursor.update({ ...cursor.value, at: cursor.value.at - older })
            cursor.continue()
          }
          transaction.onabort = () => reject(transaction.error)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    ms,
  )
}
