const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })
const maxLength = 80

/** A Thai letter with its marks, or one Latin letter or digit. A mark without a letter is not one. */
const kept = /^([\u0e01-\u0e30\u0e32\u0e40-\u0e46][\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]*|[a-z0-9])$/

/**
 * The readable end of an address: 'ดอกเบี้ยทบต้น| เงินก้อนเล็ก' → 'ดอกเบี้ยทบต้น-เงินก้อนเล็ก'. Thai letters and marks, lower-case
 * Latin without accents and digits stay, all else becomes one '-'; at most 80 long, and no letter is parted from its
 * marks. Empty when nothing stays. Encode it with encodeURIComponent where an address is made.
 */
export function slugOf(title: string): string {
  let slug = ''
  for (const { segment } of graphemes.segment(foldLetters(title))) {
    const piece = kept.test(segment) ? segment : '-'
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
      // Accents, line-break marks of our titles and letters that nobody sees part no words. They go before the marks of
      // a letter are put in order, which they would hinder.
      .replace(/[\u0300-\u036f|\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
      .normalize('NFC')
      .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
  )
}
