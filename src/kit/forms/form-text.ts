/** What forms say of a refusal. */
export const formText = {
  waitSeconds: (seconds: number) => `ลองหลายครั้งแล้ว พักก่อน ลองใหม่ได้ในอีก ${seconds} วินาที`,
  waitMinutes: (minutes: number) => `ลองหลายครั้งแล้ว พักก่อน ลองใหม่ได้ในอีก ${minutes} นาที`,
  saved: 'ข้อมูลที่กรอกยังอยู่ครบ',
} as const
