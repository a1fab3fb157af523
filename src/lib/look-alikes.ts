/**
 * From confusables.txt of Unicode 17.0.0 (UTS #39), the rows for letters that names may contain besides ASCII: Latin up
 * to U+024F. © 2025 Unicode, Inc., Unicode License v3: https://www.unicode.org/license.txt
 */
const latin = [
  'Æ=AE Ç=C\u0326 Ð=D\u0335 Ø=O\u0338 æ=ae ç=c\u0326 ð=∂\u0335 ø=o\u0338 þ=p Đ=D\u0335 đ=d\u0335 Ě=Ĕ ě=ĕ Ħ=H\u0335 ħ=h\u0335 ı=i Ĳ=lJ ĳ=ij Ŀ=l· ŀ=l· Ł=L\u0338',
  'ł=l\u0338 ņ=ɲ ŉ=\u0027n ŋ=n\u0329 Ő=Ö Œ=OE œ=oe ţ=ƫ Ŧ=T\u0335 ŧ=t\u0335 ſ=f ƀ=b\u0335 Ɓ=\u0027B Ƃ=b\u0304 ƃ=b\u0304 Ƅ=b Ƈ=C\u0027 Ɖ=D\u0335 Ɗ=\u0027D ƌ=d\u0304 ƍ=g',
  'Ƒ=F\u0326 ƒ=f Ɠ=G\u0027 Ɩ=l Ɨ=l\u0335 Ƙ=K\u0027 ƙ=k\u0314 ƚ=l\u0335 ƛ=λ\u0338 Ɲ=N\u0326 ƞ=n\u0329 Ɵ=O\u0335 Ơ=O\u0027 ơ=o\u0027 Ƥ=\u0027P ƥ=p\u0314 Ʀ=R Ƨ=2 Ƭ=\u0027T ƭ=t\u0314 Ʈ=T\u0328',
  'Ƴ=\u0027Y ƴ=y\u0314 Ƶ=Z\u0335 ƶ=z\u0335 Ʒ=3 ƻ=2\u0335 Ƽ=5 ƽ=s ƿ=p ǀ=l ǁ=ll ǃ=! Ǆ=DŽ ǅ=Dž ǆ=dž Ǉ=LJ ǈ=Lj ǉ=lj Ǌ=NJ ǋ=Nj ǌ=nj',
  'Ǎ=Ă ǎ=ă Ǐ=Ĭ ǐ=ĭ Ǒ=Ŏ ǒ=ŏ Ǔ=Ŭ ǔ=ŭ Ǥ=G\u0335 ǥ=g\u0335 Ǧ=Ğ ǧ=ğ Ǳ=DZ ǲ=Dz ǳ=dz ǵ=ģ Ǿ=O\u0338\u0301 Ț=Ţ ț=ƫ Ȝ=3 Ȣ=8 ȣ=8 Ȥ=Z\u0326',
  'ȥ=z\u0326 Ȧ=Å ȧ=å ȼ=c\u0338 Ⱦ=T\u0338 Ɂ=? Ʉ=U\u0335 Ɇ=E\u0338 ɇ=e\u0338 Ɉ=J\u0335 ɉ=j\u0335 ɍ=r\u0335 Ɏ=Y\u0335 ɏ=y\u0335',
]
const alike = new Map(
  latin
    .flatMap((line) => line.split(' '))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
)
/**
 * The same table's rows for ASCII, in lower case. It maps I to l; since names are case-insensitive, i is mapped too. Of
 * its Thai rows only those of obsolete letters are used: readers do tell ด from ต and ค, or ท from ฑ.
 */
const ascii: Record<string, string> = { '0': 'o', '1': 'l', i: 'l', m: 'rn', ฃ: 'ข', ฅ: 'ค', ๅ: 'า' }

/**
 * The skeleton of a text in lower case: two texts with the same skeleton look alike (UTS #39). Only for comparison,
 * never for display.
 */
export function skeletonOf(text: string): string {
  const once = (letters: string) => Array.from(letters, (letter) => alike.get(letter) ?? letter).join('')
  const plain = once(once(text.normalize('NFC')).toLowerCase().normalize('NFC'))
    .toLowerCase()
    .normalize('NFD')
  return Array.from(plain, (letter) => ascii[letter] ?? letter).join('')
}
