import { KitPage } from '#kit/web/showcase/kit.tsx'

export function Component() {
  return <KitPage />
}
