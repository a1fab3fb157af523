import type { ComponentType } from 'react'

/**
 * What the error page shows without a network. Offline nothing can be loaded, so its code comes after the start of each
 * page (offline/start-offline.ts); until then the error page says only its own line.
 */
export const offlineSlot: { Part: ComponentType | null } = { Part: null }
