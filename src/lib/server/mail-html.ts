/** A paragraph in small type. `html` must be escaped. */
export function small(html: string): string {
  return `<p style="color:#5b6b62;font-size:14px">${html}</p>`
}

/** The pictures that come with every mail, by their Content-ID: nothing is loaded from us when a mail is opened. */
export const mailPictureIds = { logo: 'logo@koinklass', friends: 'friends@koinklass' } as const

const head = [
  '<p style="margin:0 0 12px;font-size:18px;font-weight:600">',
  `<img src="cid:${mailPictureIds.logo}" alt="" width="40" height="40" style="vertical-align:middle;margin-right:8px">Koinklass</p>`,
  `<img src="cid:${mailPictureIds.friends}" alt="" width="560" height="140"`,
  ' style="display:block;width:100%;height:auto;border-radius:16px;background:#cff5e4">',
].join('')

/**
 * A complete HTML mail from escaped parts, with our mark and one picture above them. Styles are inline, since mail
 * clients ignore style sheets.
 */
export function mailPage(parts: string[]): string {
  const style = 'max-width:560px;margin:0 auto;padding:24px;font:16px/1.75 sans-serif;color:#12291f'
  return `<!doctype html><html lang="th"><head><meta charset="utf-8"></head><body><div style="${style}">${head}${parts.join('')}</div></body></html>`
}

/** The call-to-action button of a mail. */
export function button(link: string, label: string): string {
  const style =
    'display:inline-block;padding:12px 24px;border-radius:12px;background:#176b3c;color:#fff;text-decoration:none'
  return `<p><a href="${escapeHtml(link)}" style="${style}">${label}</a></p>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for an HTML element or attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!)
}
