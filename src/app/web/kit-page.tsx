import { KitPage } from '#lib/web/ui/kit.tsx'

export function Component() {
  return <KitPage />
}
