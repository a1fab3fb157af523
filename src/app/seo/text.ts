import type { ClubType } from '#features/posts/documents/contract.ts'
import { text as postText } from '#features/posts/documents/web/text.ts'

/** Title and description of a feed in feed readers. */
export const feedText = {
  ofAll: { title: 'Koinklass', description: 'เรื่องเงินภาษาง่ายสำหรับวัยรุ่น บทความใหม่จากทุกคลับของ Koinklass' },
  ofClub: (club: ClubType) => ({
    title: `Koinklass · ${postText.clubOf(postText.clubs[club].name)}`,
    description: `บทความใหม่ของ Club ${postText.clubs[club].name} ${postText.clubs[club].line}`,
  }),
}
