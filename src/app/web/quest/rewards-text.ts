export const rewardsText = {
  title: 'รางวัลของฉัน',
  description: 'รางวัลของภารกิจ ระดับ และรางวัลใหญ่ของ Super Quest พร้อมการส่งของขวัญ',
}
