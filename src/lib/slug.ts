const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })
const maxLength = 80

/** A Thai letter with its marks, or one Latin letter or digit. A mark without a letter does not match. */
const saved = /^([\u0e01-\u0e30\u0e32\u0e40-\u0e46][\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]*|[a-z0-9])$/

/**
 * The readable end of an address: 'ดอกเบี้ยทบต้น| เงินก้อนเล็ก' → 'ดอกเบี้ยทบต้น-เงินก้อนเล็ก'. Thai letters and marks,
 * lower-case Latin without accents and digits stay; other characters become one '-'. At most 80 UTF-16 units, cut
 * between grapheme clusters. Empty when nothing is left. Use encodeURIComponent when building an address.
 */
export function slugOf(title: string): string {
  let slug = ''
  for (const { segment } of graphemes.segment(foldLetters(title))) {
    const piece = saved.test(segment) ? segment : '-'
    if (piece === '-' && (slug === '' || slug.endsWith('-'))) continue
    if (slug.length + piece.length > maxLength) break
    slug += piece
  }
  return slug.replace(/-$/, '')
}

function foldLetters(title: string): string {
  return (
    title
      .toLowerCase()
      .normalize('NFD')
      // Accents, line-break marks and invisible characters do not separate words. They are removed before the marks of
      // a letter are put in order, which they would prevent.
      .replace(/[\u0300-\u036f|\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
      .normalize('NFC')
      .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
  )
}
