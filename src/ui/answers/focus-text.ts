/** The texts of the frame of a question and of its verdict. */
export const focusText = {
  why: 'อ่านเหตุผลเต็ม',
  leave: 'ออกจากควิซ คำตอบที่ส่งแล้วเก็บไว้ให้',
}
