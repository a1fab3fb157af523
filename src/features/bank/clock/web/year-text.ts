/** What "a year" means on pages of money: said once on each, by YearNote. Days a month as shipped; staff may change them. */
export const yearText = {
  note: '“ต่อปี” คือหนึ่งปีของธนาคาร ปกติ 1 สัปดาห์จริงเท่ากับ 1 เดือนของธนาคาร ทั้งเงินฝาก กองทุน และแผน',
} as const
