import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import { chooseTheme, readTheme, themes } from '#lib/web/theme.ts'
import { Icon } from './icon.tsx'
import { themeText } from './theme-text.ts'

const icons = { system: Monitor, light: Sun, dark: Moon }

/** System, light or dark: three buttons, the chosen one pressed. It takes effect at once. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(readTheme)
  return (
    <fieldset className="theme-switch">
      <legend className="theme-switch-name">{themeText.theme}</legend>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          className="menu-item theme-button"
          aria-pressed={theme === chosen}
          onClick={(event) => {
            // A menu around it stays open: the next look may be the better one.
            event.stopPropagation()
            chooseTheme(theme)
            setChosen(theme)
          }}
        >
          <Icon of={icons[theme]} />
          {themeText.themes[theme]}
        </button>
      ))}
    </fieldset>
  )
}
