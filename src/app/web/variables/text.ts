export const text = {
  title: 'ตัวแปรของระบบนี้',
  description: 'ค่าที่เปิดเผยได้ของเว็บที่คุณเปิดอยู่ ใช้แจ้งปัญหาให้ตรงจุด',
  name: 'ชื่อ',
  value: 'ค่า',
  env: 'APP_ENV',
  version: 'เวอร์ชัน',
  api: 'ที่อยู่ API',
  cookies: 'ฉบับของนโยบายคุกกี้',
  services: {
    tagManager: 'ตัวจัดการแท็ก',
    analytics: 'สถิติการใช้งาน',
    botCheck: 'บริการตรวจโปรแกรมอัตโนมัติ',
  },
  networks: { facebook: 'ลิงก์ Facebook', twitter: 'ลิงก์ Twitter', line: 'ลิงก์ LINE' },
  on: 'เปิด',
  off: 'ปิด',
}
