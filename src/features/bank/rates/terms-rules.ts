// The terms of bank.md. Amounts in hundredths of koin.

export const minFixed = 100_00
export const minMonthly = 50_00
export const maxMonthly = 2_500_00
export const thaweesupMonths = 24

/** An instalment is tried on these days of the bank month, then on its last day. */
export const instalmentDays = [5, 10, 15, 20, 25] as const

/** So many missed months are forgiven; one more stops a Thaweesup. */
export const forgivenMonths = 2

/** Closed before so many bank months, a deposit pays no interest. */
export const monthsWithoutInterest = 3

/**
 * Withholding tax on interest of deposits, 15 %: Revenue Code section 50(2) with section 40(4)(a). In hundredths of a
 * percent.
 */
export const taxRate = 1500
