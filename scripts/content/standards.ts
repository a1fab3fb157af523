/**
 * A line of the economics strand of the Thai core curriculum (หลักสูตรแกนกลาง 2551, ปรับปรุง 2560; standards ส 3.1 and
 * ส 3.2): its code, what it is about in our own words, and the articles that teach it.
 */
export type StandardLine = { code: string; about: string; articles: string[] }

const line = (code: string, about: string, ...articles: string[]): StandardLine => ({ code, about, articles })

/** The lines of lower (ม.1–3) and upper secondary school (ม.4–6). An editor says which articles teach a line. */
export const standardLines: StandardLine[] = [
  line('ส 3.1 ม.1/1', 'ความขาดแคลนและค่าเสียโอกาส', 'gang-1-one-coin', 'two-job-offers', 'needs-and-wants'),
  line('ส 3.1 ม.1/2', 'ค่านิยมและพฤติกรรมการบริโภค', 'money-mind-mall', 'green-spending', 'needs-and-wants'),
  line('ส 3.1 ม.1/3', 'หลักเศรษฐกิจพอเพียง', 'three-rings-shop'),
  line('ส 3.1 ม.2/1', 'ปัจจัยของการลงทุนและการออม', 'saving-three-ways', 'what-inflation-leaves', 'policy-rate-cut'),
  line('ส 3.1 ม.2/2', 'ปัจจัยการผลิต', 'four-hands-one-bread'),
  line('ส 3.1 ม.2/3', 'การผลิตในท้องถิ่นตามแนวพอเพียง', 'three-rings-shop', 'roof-of-the-market'),
  line('ส 3.1 ม.2/4', 'สิทธิของผู้บริโภค', 'return-online', 'refund-way-back'),
  line('ส 3.1 ม.3/1', 'กลไกราคา', 'mango-two-prices'),
  line('ส 3.1 ม.3/2', 'แก้ปัญหาและพัฒนาท้องถิ่น', 'roof-of-the-market'),
  line('ส 3.1 ม.3/3', 'พอเพียงกับสหกรณ์', 'school-coop', 'three-rings-shop'),
  line('ส 3.1 ม.4–6/1', 'การกำหนดราคาและค่าจ้าง', 'mango-two-prices', 'who-else-sells', 'part-time-pay'),
  line('ส 3.1 ม.4–6/2', 'พอเพียงกับเศรษฐกิจของประเทศ', 'three-rings-shop', 'roof-of-the-market'),
  line('ส 3.1 ม.4–6/3', 'สหกรณ์กับชุมชน', 'school-coop'),
  line('ส 3.1 ม.4–6/4', 'ปัญหาเศรษฐกิจในชุมชน', 'roof-of-the-market'),
  line('ส 3.2 ม.1/1', 'สถาบันการเงินและธนาคารกลาง', 'where-money-stands', 'policy-rate-cut', 'deposit-types'),
  line('ส 3.2 ม.1/2', 'พึ่งพาและแข่งขันในประเทศ', 'who-else-sells', 'swap-with-neighbour'),
  line('ส 3.2 ม.1/3', 'อุปสงค์และอุปทาน', 'mango-two-prices'),
  line('ส 3.2 ม.1/4', 'ทรัพย์สินทางปัญญา', 'whose-drawing'),
  line('ส 3.2 ม.2/1', 'ระบบเศรษฐกิจ', 'three-towns-bread'),
  line('ส 3.2 ม.2/2', 'พึ่งพาและแข่งขันในเอเชีย', 'phone-from-six-ports'),
  line('ส 3.2 ม.2/3', 'ทรัพยากรที่กระจายไม่เท่ากัน', 'phone-from-six-ports', 'swap-with-neighbour'),
  line('ส 3.2 ม.2/4', 'การแข่งขันทางการค้า', 'who-else-sells', 'phone-from-six-ports'),
  line('ส 3.2 ม.3/1', 'บทบาทของรัฐบาล', 'minister-for-a-day', 'tax-in-every-day', 'three-towns-bread'),
  line('ส 3.2 ม.3/2', 'ผลของนโยบายรัฐต่อผู้คน', 'minister-for-a-day', 'noodle-street-pact'),
  line('ส 3.2 ม.3/3', 'การรวมกลุ่มทางเศรษฐกิจ', 'noodle-street-pact'),
  line('ส 3.2 ม.3/4', 'เงินเฟ้อและเงินฝืด', 'inflation', 'negative-inflation-2568', 'data-basket-walk'),
  line('ส 3.2 ม.3/5', 'การว่างงาน', 'between-two-jobs'),
  line('ส 3.2 ม.3/6', 'การกีดกันทางการค้า', 'noodle-street-pact', 'swap-with-neighbour'),
  line('ส 3.2 ม.4–6/1', 'นโยบายการเงินและการคลัง', 'policy-rate-cut', 'minister-for-a-day'),
  line('ส 3.2 ม.4–6/2', 'การเปิดเสรีทางเศรษฐกิจ', 'noodle-street-pact'),
  line('ส 3.2 ม.4–6/3', 'ความร่วมมือทางเศรษฐกิจ', 'noodle-street-pact', 'swap-with-neighbour'),
]
