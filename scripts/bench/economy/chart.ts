import type { Figures } from './figures.ts'

const [width, height] = [720, 320]
const box = { left: 64, right: 16, top: 40, bottom: 36 }
const colors = { minted: '#0f8a6d', spent: '#d9732f', balance: '#5b5bd6', ink: '#57606a', line: '#8c959f55' }
const names = { minted: 'minted', spent: 'spent', balance: 'in all wallets' } as const
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The year as a picture: koin minted and spent in each month, and what is in all wallets then. Readable on light and dark. */
export function drawYear({ months }: Pick<Figures, 'months'>): string {
  const top = niceTop(Math.max(...months.flatMap(({ minted, spent, balance }) => [minted, spent, balance])))
  const x = (month: number) => box.left + ((month + 0.5) * (width - box.left - box.right)) / months.length
  const y = (koin: number) => round(height - box.bottom - (koin / top) * (height - box.top - box.bottom))
  const bar = (koin: number, at: number, color: string) =>
    `<rect x="${round(at)}" y="${y(koin)}" width="16" height="${round(height - box.bottom - y(koin))}" fill="${color}"/>`
  const bars = months.flatMap(({ minted, spent }, i) => [
    bar(minted, x(i) - 17, colors.minted),
    bar(spent, x(i) + 1, colors.spent),
  ])
  const path = months.map(({ balance }, i) => `${i ? 'L' : 'M'}${round(x(i))} ${y(balance)}`).join('')
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => share * top)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12" fill="${colors.ink}">`,
    '<title>Koin minted and spent a month, and in all wallets</title>',
    ...steps.flatMap((koin) => [
      `<path d="M${box.left} ${y(koin)}H${width - box.right}" stroke="${colors.line}"/>`,
      `<text x="${box.left - 8}" y="${round(y(koin) + 4)}" text-anchor="end">${thousands(koin)}</text>`,
    ]),
    ...bars,
    `<path d="${path}" fill="none" stroke="${colors.balance}" stroke-width="3"/>`,
    ...monthNames.map((name, i) => `<text x="${round(x(i))}" y="${height - 14}" text-anchor="middle">${name}</text>`),
    ...(Object.keys(names) as (keyof typeof names)[]).flatMap((key, i) => [
      `<rect x="${box.left + i * 130}" y="14" width="12" height="12" fill="${colors[key]}"/>`,
      `<text x="${box.left + i * 130 + 18}" y="24">${names[key]}</text>`,
    ]),
    `<text x="${width - box.right}" y="24" text-anchor="end">thousand koin</text>`,
    '</svg>',
    '',
  ].join('\n')
}

/** The next of 1, 2, 2.5, 5 times a power of ten. */
function niceTop(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, max)))
  return [1, 2, 2.5, 5, 10].map((step) => step * power).find((one) => one >= max)!
}

const round = (figure: number) => Math.round(figure * 10) / 10
const thousands = (koin: number) => Math.round(koin / 1_000).toLocaleString('en')
