export const checkInText = {
  code: 'รหัสเช็กอิน',
  codeHint: 'ตัวเลข 6 หลักบนจอของทีมงาน เปลี่ยนทุกครึ่งนาที',
  send: 'เช็กอิน',
  earned: (koin: string, points: number) => `เช็กอินแล้ว ได้ ${koin} koin และ ${points} คะแนนทักษะ`,
  showPass: 'แสดง QR ให้ทีมงานสแกน',
  passName: 'QR เช็กอินของคุณ',
  passCode: 'หรือบอกเลขนี้กับทีมงาน',
  scanned: 'ทีมงานสแกนแล้ว',
}
