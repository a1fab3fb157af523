import { useState } from 'react'
import { LazyCookieSettings } from '#features/consent/web/lazy-cookie-settings.tsx'
import { lazyDialog } from '#lib/web/lazy-dialog.tsx'
import { useSite } from '#lib/web/site.tsx'
import { Link } from '#ui/basics/link.tsx'
import { text } from './text.ts'

const socials = ['facebook', 'twitter', 'line'] as const

const ThemeDialog = lazyDialog(async () => (await import('./theme-dialog.tsx')).ThemeDialog)

export function Footer() {
  const [open, setOpen] = useState<'cookies' | 'theme'>()
  const close = () => setOpen(undefined)
  const { guideHref, social } = useSite()
  const shown = socials.filter((network) => social[network] !== null)
  return (
    <footer className="site-footer">
      <nav aria-label={text.footer.label} className="site-footer-links">
        <Link to="/policy/law">{text.footer.law}</Link>
        <Link to="/policy/personal">{text.footer.personal}</Link>
        <a href="/policy/pdf/personal.pdf">{text.footer.personalPdf}</a>
        <Link to="/policy/cookies">{text.footer.cookies}</Link>
        <button type="button" className="link-button" data-js aria-haspopup="dialog" onClick={() => setOpen('cookies')}>
          {text.footer.cookieSettings}
        </button>
        <button type="button" className="link-button" data-js aria-haspopup="dialog" onClick={() => setOpen('theme')}>
          {text.footer.theme}
        </button>
        <Guide href={guideHref} />
        <Link to="/glossary">{text.footer.glossary}</Link>
        {shown.map((network) => (
          <a key={network} href={social[network] ?? ''} rel="noopener noreferrer" target="_blank">
            {text.footer[network]}
          </a>
        ))}
      </nav>
      <p>{text.footer.about}</p>
      <p>{text.footer.copyright}</p>
      <LazyCookieSettings isOpen={open === 'cookies'} onClose={close} />
      <ThemeDialog isOpen={open === 'theme'} onClose={close} />
    </footer>
  )
}

/** Our own guide post, or an external page configured by the environment. */
function Guide({ href }: { href: string }) {
  if (href.startsWith('/')) return <Link to={href}>{text.footer.guide}</Link>
  return (
    <a href={href} rel="noopener noreferrer" target="_blank">
      {text.footer.guide}
    </a>
  )
}
