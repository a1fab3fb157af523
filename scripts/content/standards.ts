/**
 * A line of the economics strand of the Thai core curriculum of 2551 (standards ส 3.1 and ส 3.2): its code, what it is
 * about in our own words, the articles that teach it, and the questions that are asked of it: “pool numbers”, or the key
 * of an article for all of its questions. A question is asked of one line only.
 */
export type StandardLine = { code: string; about: string; articles: string[]; asked: string[]; seen?: string }

const line = (code: string, about: string, articles: string[], asked: string[], seen?: string): StandardLine => ({
  code,
  about,
  articles,
  asked,
  ...(seen ? { seen } : {}),
})

/**
 * The lines of lower (ม.1–3) and upper secondary school (ม.4–6). An editor says which articles and questions belong to a
 * line. Where `seen` is missing nobody has held the code against a page yet; readers see a code only where it was seen.
 */
export const standardLines: StandardLine[] = [
  line(
    'ส 3.1 ม.1/1',
    'ความขาดแคลนและค่าเสียโอกาส',
    ['gang-1-one-coin', 'two-job-offers', 'four-hands-one-bread'],
    ['daily-planning 006', 'exam-planning 035', 'exam-spending 027', 'exam-investing 085', 'daily-investing 142'],
    'elearning.sisat.ac.th',
  ),
  line('ส 3.1 ม.1/2', 'ค่านิยมและพฤติกรรมการบริโภค', ['money-mind-mall', 'needs-and-wants'], ['money-mind-mall']),
  line('ส 3.1 ม.1/3', 'หลักเศรษฐกิจพอเพียง', ['three-rings-shop'], ['daily-saving 089 090 135', 'exam-saving 075 076']),
  line(
    'ส 3.1 ม.2/1',
    'ปัจจัยของการลงทุนและการออม',
    ['what-inflation-leaves', 'policy-rate-cut', 'inflation'],
    ['daily-saving 032 064 076 083', 'exam-planning 062', 'money-basic 024'],
  ),
  line(
    'ส 3.1 ม.2/2',
    'ปัจจัยการผลิต',
    ['four-hands-one-bread'],
    ['daily-investing 091 092 093 094 140 141', 'exam-investing 083 084'],
  ),
  line('ส 3.1 ม.2/3', 'การผลิตในท้องถิ่นตามแนวพอเพียง', ['three-rings-shop'], ['daily-saving 091 099 132 133 134']),
  line('ส 3.1 ม.2/4', 'สิทธิของผู้บริโภค', ['return-online', 'refund-way-back'], ['return-online']),
  line(
    'ส 3.1 ม.3/1',
    'กลไกราคา',
    ['mango-two-prices'],
    ['daily-spending 099 100 151', 'exam-spending 077 078'],
    'dltv.ac.th/teachplan/episode/42302',
  ),
  line(
    'ส 3.1 ม.3/2',
    'แก้ปัญหาและพัฒนาท้องถิ่น',
    ['roof-of-the-market'],
    ['exam-economy 028 029 030 031 032'],
    'dltv.ac.th/teachplan/episode/42307',
  ),
  line(
    'ส 3.1 ม.3/3',
    'พอเพียงกับสหกรณ์',
    ['school-coop'],
    ['daily-saving 106', 'exam-economy 033 034 035 036 037'],
    'dltv.ac.th/teachplan/episode/42306',
  ),
  line(
    'ส 3.1 ม.4–6/1',
    'การกำหนดราคาและค่าจ้าง',
    ['who-else-sells', 'part-time-pay', 'two-job-offers'],
    ['daily-spending 104', 'exam-spending 080 081', 'daily-planning 040 058'],
    'slideshare.net/Geosw101/2-8570417',
  ),
  line('ส 3.1 ม.4–6/2', 'พอเพียงกับเศรษฐกิจของประเทศ', ['three-rings-shop'], ['exam-economy 043 044 045 046 047']),
  line('ส 3.1 ม.4–6/3', 'สหกรณ์กับชุมชน', ['school-coop'], ['daily-saving 061', 'exam-economy 038 039 040 041 042']),
  line('ส 3.1 ม.4–6/4', 'ปัญหาเศรษฐกิจในชุมชน', ['roof-of-the-market'], ['exam-economy 048 049 050 051 052']),
  line('ส 3.2 ม.1/1', 'สถาบันการเงินและธนาคารกลาง', ['where-money-stands', 'policy-rate-cut'], ['where-money-stands']),
  line(
    'ส 3.2 ม.1/2',
    'พึ่งพาและแข่งขันในประเทศ',
    ['who-else-sells', 'swap-with-neighbour', 'between-two-jobs'],
    ['daily-planning 115', 'daily-spending 102 154', 'daily-investing 098', 'exam-economy 053'],
  ),
  line('ส 3.2 ม.1/3', 'อุปสงค์และอุปทาน', ['mango-two-prices'], ['daily-spending 097 098 101 149 150']),
  line('ส 3.2 ม.1/4', 'ทรัพย์สินทางปัญญา', ['whose-drawing'], ['whose-drawing']),
  line('ส 3.2 ม.2/1', 'ระบบเศรษฐกิจ', ['three-towns-bread'], ['three-towns-bread']),
  line('ส 3.2 ม.2/2', 'พึ่งพาและแข่งขันในเอเชีย', ['phone-from-six-ports'], ['exam-economy 013 016 054 055 056']),
  line(
    'ส 3.2 ม.2/3',
    'ทรัพยากรที่กระจายไม่เท่ากัน',
    ['phone-from-six-ports', 'swap-with-neighbour'],
    ['exam-economy 011 012 014 015', 'daily-investing 137'],
  ),
  line('ส 3.2 ม.2/4', 'การแข่งขันทางการค้า', ['who-else-sells'], ['daily-spending 103 105 152 153', 'exam-spending 082']),
  line(
    'ส 3.2 ม.3/1',
    'บทบาทของรัฐบาล',
    ['tax-in-every-day', 'minister-for-a-day'],
    ['daily-planning 100 101 103 116 152 156', 'exam-planning 081 082'],
  ),
  line(
    'ส 3.2 ม.3/2',
    'ผลของนโยบายรัฐต่อผู้คน',
    ['minister-for-a-day', 'tax-in-every-day', 'mango-two-prices'],
    ['daily-planning 098 102 155', 'exam-planning 079', 'exam-spending 079'],
  ),
  line(
    'ส 3.2 ม.3/3',
    'การรวมกลุ่มทางเศรษฐกิจ',
    ['noodle-street-pact'],
    ['exam-economy 019 021 057 058 059'],
    'dltv.ac.th/teachplan/episode/88613',
  ),
  line(
    'ส 3.2 ม.3/4',
    'เงินเฟ้อและเงินฝืด',
    ['inflation', 'negative-inflation-2568', 'data-basket-walk'],
    ['daily-saving 005 043 116 117', 'money-intermediate 004 014', 'negative-inflation-2568'],
    'dltv.ac.th/teachplan/episode/75047',
  ),
  line(
    'ส 3.2 ม.3/5',
    'การว่างงาน',
    ['between-two-jobs'],
    ['exam-economy 023 024 025 026 027'],
    'dltv.ac.th/teachplan/episode/42314',
  ),
  line(
    'ส 3.2 ม.3/6',
    'การกีดกันทางการค้า',
    ['noodle-street-pact', 'swap-with-neighbour'],
    ['exam-economy 017 018 022', 'daily-investing 138 139', 'exam-investing 087 088'],
  ),
  line(
    'ส 3.2 ม.4–6/1',
    'นโยบายการเงินและการคลัง',
    ['policy-rate-cut', 'minister-for-a-day'],
    ['daily-saving 065 079 100 112 113 114 115', 'exam-saving 051 052 072', 'daily-planning 154', 'exam-planning 078'],
  ),
  line('ส 3.2 ม.4–6/2', 'การเปิดเสรีทางเศรษฐกิจ', ['noodle-street-pact'], ['exam-economy 020 060 061 062 063']),
  line('ส 3.2 ม.4–6/3', 'ความร่วมมือทางเศรษฐกิจ', ['noodle-street-pact'], ['exam-economy 064 065 066 067 068']),
]
