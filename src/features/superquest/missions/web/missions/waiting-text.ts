export const waitingText = {
  count: (count: number) => `มีรางวัลรอคุณ ${count} รางวัล รับเมื่อไรก็ได้ ไม่หาย`,
  go: 'ไปรับรางวัล',
}
