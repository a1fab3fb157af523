export const text = {
  bannerLabel: 'การใช้คุกกี้',
  banner: 'คุกกี้นอกจากที่จำเป็น คุณเลือกเองได้',
  policy: 'อ่านนโยบายคุกกี้',
  acceptAll: 'ยอมรับทั้งหมด',
  onlyNecessary: 'เฉพาะที่จำเป็น',
  settings: 'ตั้งค่าคุกกี้',
}
