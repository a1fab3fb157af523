/** The texts of sharing. */
export const shareText = {
  share: 'แชร์',
  sharePhone: 'เลือกแอปในเครื่องนี้',
  facebook: 'Facebook',
  twitter: 'Twitter',
  line: 'LINE',
  copy: 'คัดลอกลิงก์',
  copied: 'คัดลอกลิงก์แล้ว',
  copyYourself: 'คัดลอกลิงก์จากช่องนี้ได้เลย',
  newWindow: 'เปิดหน้าต่างใหม่',
}
