/** The consonants in the order of the alphabet, with ฤ where it is learned. */
export const consonants = [...'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลวศษสหฬอฮ']

/** The vowels that stand on the line by themselves; the others come with their consonant. */
export const lineVowels = [...'ะาเแโใไ']

const keys = new Set([...consonants, ...lineVowels])

/** Whether this is a letter that can be guessed by itself: all that a word is made of, its marks left out. */
export function isLetterKey(letter: string): boolean {
  return keys.has(letter)
}
