/** Baht of net income a year up to which a rate in percent holds, since tax year 2560 (F085 of content/sources.json). */
const brackets = [
  [150_000, 0],
  [300_000, 5],
  [500_000, 10],
  [750_000, 15],
  [1_000_000, 20],
  [2_000_000, 25],
  [5_000_000, 30],
  [Number.POSITIVE_INFINITY, 35],
] as const

/** Employees pay 5 % of a wage of at most 17,500 baht in 2569 to 2571 (F145). */
const socialSecurity = { percent: 5, maxWage: 17_500 }
/** Half of a salary counts as expenses, at most 100,000 baht; everybody has an allowance of 60,000 baht (F087). */
const deductions = { expenseShare: 0.5, maxExpense: 100_000, personal: 60_000 }

/** Income tax of a year on net income in baht, bracket by bracket. */
export function yearlyTax(netIncome: number): number {
  let tax = 0
  let from = 0
  for (const [to, percent] of brackets) {
    if (netIncome <= from) break
    tax += ((Math.min(netIncome, to) - from) * percent) / 100
    from = to
  }
  return tax
}

/** Net income of a year with the same salary in 12 months, before allowances other than the personal one and `allowance`. */
export function netIncomeOf(salary: number, allowance: number): number {
  const year = salary * 12
  const expenses = Math.min(year * deductions.expenseShare, deductions.maxExpense)
  return Math.max(0, year - expenses - deductions.personal - allowance)
}

type Pay = { salary: number; fund: number; loan: number; allowance: number }

/**
 * What is taken from a month's salary, in whole baht that add up to it. `fund`: percent for the provident fund;
 * `loan`: baht a month; `allowance`: baht a year. The tax is a twelfth of the year's, as an employer withholds it.
 */
export function takeHomePay({ salary, fund, loan, allowance }: Pay) {
  const social = Math.round((Math.min(salary, socialSecurity.maxWage) * socialSecurity.percent) / 100)
  const saved = Math.round((salary * fund) / 100)
  const tax = Math.round(yearlyTax(netIncomeOf(salary, allowance)) / 12)
  return { social, saved, tax, loan, takenHome: salary - social - saved - tax - loan }
}
