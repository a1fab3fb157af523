import { noticeKind } from '#features/notifications/contract.ts'

/** The guardian's answers as the child reads them. */
const guardianWords = {
  allowed: { title: 'ผู้ปกครองยินยอมแล้ว', body: 'ตอนนี้บัญชีของคุณใช้ได้ทุกส่วนที่ต้องรอผู้ปกครอง' },
  refused: { title: 'ผู้ปกครองยังไม่ยินยอม', body: 'คุณยังเรียน เล่น และเก็บ koin ได้ตามปกติ คุยกับผู้ปกครองแล้วขอใหม่ได้' },
  withdrawn: { title: 'ผู้ปกครองถอนความยินยอม', body: 'สิ่งที่เรียนและ koin ยังอยู่ครบ บางส่วนของบัญชีพักไว้จนกว่าจะยินยอมอีกครั้ง' },
}

export const guardianAnswered = noticeKind<{ answer: 'allowed' | 'refused' | 'withdrawn' }>('guardian.answered', {
  group: 'guardian',
  hasMail: false,
  tell: ({ answer }) => ({ ...guardianWords[answer], href: '/profile' }),
})
