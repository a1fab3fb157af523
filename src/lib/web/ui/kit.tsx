import { KitAnswers } from './kit-answers.tsx'
import { KitBoxes } from './kit-boxes.tsx'
import { KitControls } from './kit-controls.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitOverlays } from './kit-overlays.tsx'
import { KitReading } from './kit-reading.tsx'
import { ToastProvider } from './toast.tsx'

/** Every part in every state, in both tones: for looking and for axe, in development only. */
export function KitPage() {
  return (
    <ToastProvider>
      <KitOverlays />
      <main className="mx-auto grid max-w-page gap-12 px-4 py-8">
        <h1>ชุดชิ้นส่วน</h1>
        <KitControls />
        <KitAnswers />
        <KitFields />
        <KitBoxes />
        <KitReading />
      </main>
    </ToastProvider>
  )
}
