/** The words of a learning day in a reward moment. */
export const gainedText = {
  day: (days: number) => `วันเรียนรู้ที่ ${days} ของเดือนนี้`,
  step: (days: number) => `เดือนนี้ครบ ${days} วันแล้ว`,
}
