/** Texts for choosing a video. */
export const choiceText = {
  label: 'วิดีโอที่จะแสดง',
  choose: 'เลือกวิดีโอ',
  chosen: 'วิดีโอที่เลือกไว้แล้ว',
}
