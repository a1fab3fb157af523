import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import { chooseTheme, readTheme, themes } from '#lib/web/theme.ts'
import { Icon } from './icon.tsx'
import { themeText } from './theme-text.ts'

const icons = { system: Monitor, light: Sun, dark: Moon }

/** System, light or dark: three buttons, the chosen one is pressed. The choice applies at once. */
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
            // Keeps a surrounding menu open, so that the user can try another theme.
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
