import { useMemo } from 'react'
import { useSaved } from '../use-saved.ts'

type Bytes = { name: string; type: string; lastModified: number; bytes: ArrayBuffer }

/**
 * The picture that was chosen for a plan. Its bytes stay in the history of this tab, so that a reload finds it again. The
 * file that is made of them has the name and the date of the chosen one. `choose` rejects where the file cannot be read.
 */
export function useSavedPicture() {
  const [{ picture }, setSaved] = useSaved<{ picture: Bytes | null }>('picture', () => ({ picture: null }))
  const file = useMemo(() => picture && new File([picture.bytes], picture.name, picture), [picture])
  async function choose(chosen: File | null): Promise<void> {
    if (!chosen) return setSaved({ picture: null })
    const { name, type, lastModified } = chosen
    setSaved({ picture: { name, type, lastModified, bytes: await chosen.arrayBuffer() } })
  }
  return { file, choose }
}
