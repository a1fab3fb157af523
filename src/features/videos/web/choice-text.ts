/** The words of choosing a video for a text. */
export const choiceText = {
  label: 'วิดีโอที่จะแสดง',
  choose: 'เลือกวิดีโอ',
  chosen: 'วิดีโอที่เลือกไว้แล้ว',
}
