/**
 * The warnings of the Thai regulator in its own words (SEC, notification on advertising of funds: "การลงทุนมีความเสี่ยง ..." and
 * "ผลการดำเนินงานในอดีต ..."): one source for every page.
 */
export const riskWarnings = {
  understand: 'การลงทุนมีความเสี่ยง ผู้ลงทุนควรทำความเข้าใจลักษณะสินค้า เงื่อนไขผลตอบแทน และความเสี่ยง ก่อนตัดสินใจลงทุน',
  past: 'ผลการดำเนินงานในอดีตมิได้เป็นสิ่งยืนยันถึงผลการดำเนินงานในอนาคต',
} as const
