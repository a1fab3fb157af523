const channels = { app: 'ในเว็บ', mail: 'ทางอีเมล', push: 'บนเครื่อง' }

export const text = {
  title: 'การแจ้งเตือน',
  description: 'เรื่องใหม่ในบัญชีของคุณ',
  settings: 'ตั้งค่าการแจ้งเตือน',
  settingsDescription: 'เลือกว่าให้แจ้งเรื่องอะไร และแจ้งทางไหน',
  fresh: 'ใหม่',
  bell: (unread: number) => (unread > 0 ? `การแจ้งเตือน ยังไม่อ่าน ${countText(unread)} เรื่อง` : 'การแจ้งเตือน'),
  badge: countText,
  news: (count: number) => `มีการแจ้งเตือนใหม่ ${count} เรื่อง`,
  unread: 'ยังไม่อ่าน',
  at: (time: string) => `${time} น.`,
  unreadCount: (unread: number) => (unread > 0 ? `ยังไม่อ่าน ${countText(unread)} เรื่อง` : 'อ่านครบแล้ว'),
  newest: 'การแจ้งเตือนล่าสุด',
  readAll: 'อ่านแล้วทั้งหมด',
  seeAll: 'ดูทั้งหมด',
  empty: 'ยังไม่มีเรื่องใหม่ มีเมื่อไรเราจะบอกที่นี่',
  toQuiz: 'ไปทำควิซวันนี้',
  failed: 'ยังทำไม่สำเร็จ ลองอีกครั้งได้',
  retry: 'ลองอีกครั้ง',
  loading: 'กำลังโหลดการแจ้งเตือน',
  choices: 'เรื่องที่อยากให้แจ้ง',
  choicesLead: 'เลือกได้ทีละเรื่องว่าจะให้แจ้งในเว็บ ทางอีเมล หรือบนเครื่องที่เปิดรับไว้ อีเมลส่งเฉพาะ 07:00–21:00 น. ยกเว้นเรื่องความปลอดภัย',
  choicesFailed: 'โหลดตัวเลือกการแจ้งเตือนไม่สำเร็จ',
  fixed: 'เรื่องที่ปิดไม่ได้',
  always: 'แจ้งทุกครั้ง',
  channels,
  tellMe: (name: string) => `แจ้งเรื่อง${name}`,
  saved: (name: string, channel: keyof typeof channels, isOn: boolean) =>
    `ต่อไปจะ${isOn ? '' : 'ไม่'}แจ้งเรื่อง${name}${channels[channel]}`,
  unsubscribe: {
    title: 'เลิกรับอีเมล',
    description: 'เลิกรับอีเมลแจ้งเตือนของ Koinklass โดยไม่ต้องเข้าสู่ระบบ',
    ask: 'กดปุ่มนี้แล้วเราจะไม่ส่งอีเมลเรื่องนี้อีก การแจ้งเตือนในเว็บยังเป็นตามที่คุณเลือกไว้',
    askFor: (name: string) => `กดปุ่มนี้แล้วเราจะไม่ส่งอีเมลเรื่อง${name}อีก การแจ้งเตือนในเว็บยังเป็นตามที่คุณเลือกไว้`,
    act: 'เลิกรับอีเมลเรื่องนี้',
    done: 'เลิกส่งแล้ว',
    doneFor: (name: string) => `เราจะไม่ส่งอีเมลเรื่อง${name}อีก อยากรับใหม่เมื่อไร เปิดได้ที่หน้าตั้งค่าการแจ้งเตือน`,
    broken: 'ลิงก์นี้ไม่ครบ เปิดจากอีเมลอีกครั้ง หรือปิดเองได้ที่หน้าตั้งค่าการแจ้งเตือน',
    toChoices: 'ไปหน้าตั้งค่าการแจ้งเตือน',
  },
}

/** The count is capped at 99+. */
function countText(unread: number): string {
  return unread >= 100 ? '99+' : String(unread)
}
