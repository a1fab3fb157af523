/** Terms that money pages use in short, with the key of the glossary's entry. A test holds the keys against the glossary. */
export const moneyTerms = {
  range: { key: 'p15-p85', label: 'P15–P85' },
  median: { key: 'median', label: 'ค่ากลาง' },
  moneyWeighted: { key: 'money-weighted-return', label: 'ถ่วงเงิน' },
  timeWeighted: { key: 'time-weighted-return', label: 'ถ่วงเวลา' },
  point: { key: 'percentage-point', label: 'จุด' },
} as const

export type MoneyTerm = keyof typeof moneyTerms
