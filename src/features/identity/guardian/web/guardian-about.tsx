import { guardedActNames } from '#features/identity/accounts/content.ts'
import { Card } from '#ui/basics/card.tsx'
import { guardianAboutText as text } from './guardian-about-text.ts'

/** The same for everybody, and readable without JavaScript. */
export function GuardianAbout() {
  return (
    <Card as="div" className="grid gap-6">
      {text.parts.map((part) => (
        <Part key={part.title} {...part} />
      ))}
      <section className="grid gap-2">
        <h2>{text.opensTitle}</h2>
        <ul className="list-disc ps-5">
          {Object.values(guardedActNames).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
      {text.after.map((part) => (
        <Part key={part.title} {...part} />
      ))}
      <a href="/policy/personal" className="inline-flex min-h-11 items-center">
        {text.readPolicy}
      </a>
    </Card>
  )
}

function Part({ title, text: lines }: { title: string; text: readonly string[] }) {
  return (
    <section className="grid gap-2">
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
