import { useAct } from '#lib/web/data/use-act.ts'
import { updateAccountImage } from '../../contract.ts'
import { uploadOf } from '../own-picture.tsx'

/** Replaces the picture of an account's goal; then the page shows it. */
export function useAccountImage(accountId: string) {
  return useAct(
    async (send, { file }: { file: File }) =>
      send(updateAccountImage, { body: { accountId, image: await uploadOf(file) } }),
    { refresh: ['page'] },
  )
}
