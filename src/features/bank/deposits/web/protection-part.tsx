import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { protectionText as words } from './protection-text.ts'

/** What the law protects of deposits in life, and what it does not (FACTS F001 to F003). */
export function ProtectionPart() {
  return (
    <Card className="account-card" aria-labelledby="protection">
      <h2 id="protection" className="text-17">
        {words.title}
      </h2>
      <ul className="sentences">
        {words.lines.map((line) => (
          <li key={line}>
            <ThaiText>{line}</ThaiText>
          </li>
        ))}
      </ul>
      <p className="text-13 text-ink-soft">{words.note}</p>
      <p>
        <Link to="/post/detail/deposit-types" className="tap">
          {words.learn}
        </Link>
      </p>
    </Card>
  )
}
