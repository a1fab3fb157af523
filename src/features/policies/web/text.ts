export const text = {
  version: (version: number, date: string) => `ฉบับที่ ${version} ใช้ตั้งแต่ ${date}`,
  changes: (changes: string) => `สิ่งที่เปลี่ยน: ${changes}`,
  contents: 'หัวข้อ',
  kinds: 'นโยบายทั้งหมด',
  names: { law: 'ข้อกำหนด', personal: 'ข้อมูลส่วนบุคคล', cookies: 'คุกกี้' },
}
