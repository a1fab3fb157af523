import { addDays, weekday } from '#lib/thai/bangkok-time.ts'

/** A day on which banks and the funds' market are closed. `source`: announced, or worked out by the rule below. */
export type Holiday = { day: string; name: string; source: 'announced' | 'rule' }

/**
 * 2569 (2026): holidays of financial institutions as announced by the Bank of Thailand (ประกาศ ธปท. เรื่อง วันหยุดตามประเพณี
 * ของสถาบันการเงิน ประจำปี 2569), with substitutes and the special day 2 January. Compared with the table of the open
 * library github.com/vacanza/holidays (Thailand, July 2026), which has the same days; not with the announcement itself.
 */
const announced: Record<string, readonly (readonly [day: string, name: string])[]> = {
  '2026': [
    ['01-01', 'วันขึ้นปีใหม่'],
    ['01-02', 'วันหยุดพิเศษ'],
    ['03-03', 'วันมาฆบูชา'],
    ['04-06', 'วันจักรี'],
    ['04-13', 'วันสงกรานต์'],
    ['04-14', 'วันสงกรานต์'],
    ['04-15', 'วันสงกรานต์'],
    ['05-01', 'วันแรงงานแห่งชาติ'],
    ['05-04', 'วันฉัตรมงคล'],
    ['06-01', 'ชดเชยวันวิสาขบูชา'],
    ['06-03', 'วันเฉลิมพระชนมพรรษาสมเด็จพระบรมราชินี'],
    ['07-28', 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว'],
    ['07-29', 'วันอาสาฬหบูชา'],
    ['08-12', 'วันแม่แห่งชาติ'],
    ['10-13', 'วันนวมินทรมหาราช'],
    ['10-23', 'วันปิยมหาราช'],
    ['12-07', 'ชดเชยวันพ่อแห่งชาติ'],
    ['12-10', 'วันรัฐธรรมนูญ'],
    ['12-31', 'วันสิ้นปี'],
  ],
}

/**
 * Makha, Visakha and Asalha Bucha of 2570 to 2573 by the arithmetic of the Thai lunar calendar (months of 29 and 30 days
 * from Asalha Bucha, 29 July 2569; 2572 with a second eighth month, 2573 with a long seventh month). The library named
 * above works out the same days, but Asalha Bucha of 2573 a day earlier. Years beyond have none: they are added when
 * they are announced.
 */
const lunar: Record<string, readonly [makha: string, visakha: string, asalha: string]> = {
  '2027': ['02-21', '05-20', '07-18'],
  '2028': ['02-10', '05-08', '07-06'],
  '2029': ['02-27', '05-27', '07-25'],
  '2030': ['02-17', '05-16', '07-15'],
}

/** The holidays with a fixed date, in force since 2567. Songkran is handled apart. */
const fixed = [
  ['01-01', 'วันขึ้นปีใหม่'],
  ['04-06', 'วันจักรี'],
  ['05-01', 'วันแรงงานแห่งชาติ'],
  ['05-04', 'วันฉัตรมงคล'],
  ['06-03', 'วันเฉลิมพระชนมพรรษาสมเด็จพระบรมราชินี'],
  ['07-28', 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว'],
  ['08-12', 'วันแม่แห่งชาติ'],
  ['10-13', 'วันนวมินทรมหาราช'],
  ['10-23', 'วันปิยมหาราช'],
  ['12-05', 'วันพ่อแห่งชาติ'],
  ['12-10', 'วันรัฐธรรมนูญ'],
  ['12-31', 'วันสิ้นปี'],
] as const

/** The bank holidays that a year gives, in order of the day; a substitute may fall into the next year. */
export function holidaysOf(year: string): Holiday[] {
  const list = announced[year]
  if (list) return list.map(([day, name]) => ({ day: `${year}-${day}`, name, source: 'announced' as const }))
  const days = new Map<string, string>(fixed.map(([day, name]) => [`${year}-${day}`, name]))
  for (const day of ['13', '14', '15']) days.set(`${year}-04-${day}`, 'วันสงกรานต์')
  const names = ['วันมาฆบูชา', 'วันวิสาขบูชา', 'วันอาสาฬหบูชา']
  for (const [nth, day] of (lunar[year] ?? []).entries()) days.set(`${year}-${day}`, names[nth]!)
  for (const [day, name] of substitutesOf(days)) days.set(day, name)
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, name]) => ({ day, name, source: 'rule' as const }))
}

/**
 * A holiday on a weekend is substituted by the next free weekday, 31 December by the Tuesday after New Year's. The three days of
 * Songkran are substituted by one, and by none from Sunday to Tuesday (as the python-holidays project reads the
 * announcements of 2538 to 2566).
 */
function substitutesOf(days: ReadonlyMap<string, string>): Map<string, string> {
  const added = new Map<string, string>()
  let hasSongkran = false
  for (const [day, name] of [...days].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (weekday(day) < 6) continue
    const isSongkran = name === 'วันสงกรานต์'
    if (isSongkran && (hasSongkran || (day.endsWith('-13') && weekday(day) === 7))) continue
    hasSongkran ||= isSongkran
    let free = day.endsWith('-12-31') ? addDays(day, 9 - weekday(day)) : day
    while (weekday(free) > 5 || days.has(free) || added.has(free)) free = addDays(free, 1)
    added.set(free, `ชดเชย${name}`)
  }
  return added
}
