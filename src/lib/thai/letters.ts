/** The consonants in the groups in which they are recited: a row each. */
export const consonantGroups = [
  [...'กขฃคฅฆง'],
  [...'จฉชซฌญ'],
  [...'ฎฏฐฑฒณ'],
  [...'ดตถทธน'],
  [...'บปผฝพฟภม'],
  [...'ยรฤลวศษสหฬอฮ'],
]

/** The consonants in alphabetical order, with ฤ where it is taught. */
export const consonants = consonantGroups.flat()

/** The vowels on the baseline, which are letters of their own; the others belong to their consonant. */
export const lineVowels = [...'ะาเแโใไ']

const keys = new Set([...consonants, ...lineVowels])

/** Whether this letter can be guessed by itself: a consonant or a vowel on the baseline. */
export function isLetterKey(letter: string): boolean {
  return keys.has(letter)
}
