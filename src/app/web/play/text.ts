export const text = {
  title: 'เล่น',
  description: 'เกม ควิซ และภารกิจ Super Quest ของ Koinklass รวมไว้ที่เดียว เล่นสั้น ๆ แล้วได้เรื่องเงินติดตัวไปใช้',
  lead: 'อยากเล่นอะไร|เลือกอย่างเดียวก็พอ',
  quest: 'Super Quest',
  questLead: 'ห้าดินแดน ห้าทักษะ เลือกภารกิจหนึ่งอย่างแล้วเดินทีละก้าว รางวัลบอกไว้ตั้งแต่ต้น',
  chooseQuest: 'เลือกภารกิจ',
  toQuest: 'ดูทั้งห้าดินแดน',
  games: 'เกม',
  quizzes: 'ควิซ',
  all: 'ควิซทั้งหมด',
  ends: 'หมดแล้วสำหรับหน้านี้',
  quizLines: [
    { art: 'daily', to: '/quiz/daily', name: 'ควิซประจำวัน', line: '3 ข้อ ราว 3 นาที' },
    { art: 'monthly', to: '/quiz/month', name: 'ควิซประจำเดือน', line: '20 ข้อ ทบทวนเรื่องของเดือนนี้' },
    { art: 'money', to: '/quiz/money', name: 'ควิซการเงิน', line: 'สามระดับ เลือกระดับที่พอดีกับคุณ' },
    { art: 'review', to: '/quiz/review', name: 'ทบทวน', line: 'ข้อที่เคยพลาด กลับมาในวันที่พอดี' },
  ],
} as const
