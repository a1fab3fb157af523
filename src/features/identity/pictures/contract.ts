import type { ErrorTable } from '#lib/errors.ts'

/** Errors of an uploaded picture; see pictureFaults. */
export const pictureErrors = {
  image_type: { status: 415, th: 'ไฟล์นี้ไม่ใช่รูปที่ใช้ได้ เลือกรูป JPEG, PNG, WebP หรือ AVIF' },
  image_pixels: { status: 422, th: 'รูปนี้ละเอียดเกิน 40 ล้านพิกเซล หรือยาวเกิน 30,000 พิกเซล ย่อรูปแล้วลองอีกครั้ง' },
  image_heavy: { status: 422, th: 'รูปนี้เปิดไม่ไหว ย่อรูปให้เล็กลง หรือบันทึกเป็น JPEG แบบธรรมดา แล้วลองอีกครั้ง' },
  image_broken: { status: 422, th: 'เปิดรูปนี้ไม่ได้ ไฟล์อาจเสียหรือไม่ครบ ลองรูปอื่น' },
} as const satisfies ErrorTable
