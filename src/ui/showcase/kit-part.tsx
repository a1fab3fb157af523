import type { ComponentType } from 'react'

export interface KitPlace {
  /** Suffix of names and ids, because each component is shown four times. */
  at: string
}

const places = (['play', 'money'] as const).flatMap((tone) =>
  (['light', 'dark'] as const).map((theme) => ({ tone, theme, words: `${tone} ${theme === 'light' ? 'สว่าง' : 'มืด'}` })),
)

interface KitPartProps {
  title: string
  /** A word for ids and for the address: /dev/kit#buttons. */
  id: string
  part: ComponentType<KitPlace>
}

/** A component in both tones, both themes side by side. */
export function KitPart({ title, id, part: Part }: KitPartProps) {
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
        {places.map(({ tone, theme, words }) => (
          <div
            key={words}
            className="kit-cell -mx-4 grid min-w-0 content-start gap-4 bg-page p-4 text-ink wide:mx-0 wide:rounded-lg"
            data-tone={tone}
            data-theme={theme}
          >
            <h3 className="text-13 text-ink-soft">{words}</h3>
            <Part at={`${id}-${tone}-${theme}`} />
          </div>
        ))}
      </div>
    </section>
  )
}
