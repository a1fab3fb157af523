import Delete from 'lucide-react/icons/delete'
import { type ReactNode, useState } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import { text } from './text.ts'

/** Common letters and rare letters; all vowels and marks are shown with both. */
const marks = [...'ะัาำิีึืุูเแโใไ็่้๊๋์']
const common = [...'กขคงจชดตทนบปผพมยรลวสหอ']
const rare = [...'ฆฉซฌญฎฏฐฑฒณถธฝฟภศษฬฮฤ']
const stands = (key: string) => (/\p{M}/u.test(key) || key === 'ำ' ? `◌${key}` : key)

type Props = { onKey: (character: string) => void; onBackspace: () => void }

/** A Thai on-screen keyboard. A press does not move the focus. */
export function ThaiKeys({ onKey, onBackspace }: Props) {
  const [hasRare, setRare] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys are no form
    <div className="crossword-keys" role="group" aria-label={text.keyboard}>
      {(hasRare ? rare : common).map((key) => (
        <Key key={key} onPress={() => onKey(key)}>
          {key}
        </Key>
      ))}
      <Key isWide onPress={() => setRare(!hasRare)}>
        {hasRare ? text.fewer : text.more}
      </Key>
      {marks.map((key) => (
        <Key key={key} label={stands(key) === key ? undefined : text.mark(stands(key))} onPress={() => onKey(key)}>
          {stands(key)}
        </Key>
      ))}
      <Key isWide label={text.backspace} onPress={onBackspace}>
        <Icon of={Delete} size={24} />
      </Key>
    </div>
  )
}

type KeyProps = {
  children: ReactNode
  label?: string | undefined
  isWide?: boolean
  onPress: () => void
}

function Key({ children, label, isWide, onPress }: KeyProps) {
  return (
    <button
      type="button"
      className="crossword-key"
      tabIndex={-1}
      data-wide={isWide}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
