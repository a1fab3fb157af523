import type { ApiCall } from './api-document.ts'

export type ApiGroup = { id: string; name: string; calls: ApiCall[] }

/** The features in the order of the menu; a tag is the path segment after the API's prefix. */
const features: { id: string; name: string; tags: string[] }[] = [
  { id: 'home', name: 'หน้าแรก', tags: ['home'] },
  {
    id: 'identity',
    name: 'สมัคร เข้าสู่ระบบ และความยินยอม',
    tags: ['bot-check', 'register', 'login', 'logout', 'oauth', 'password', 'line', 'consent', 'policy'],
  },
  { id: 'user', name: 'โปรไฟล์ koin และทักษะ', tags: ['user'] },
  { id: 'post', name: 'บทความและโพสต์', tags: ['post', 'richText', 'search'] },
  { id: 'club', name: 'คลับและเป้าของสัปดาห์', tags: ['club'] },
  { id: 'glossary', name: 'คลังคำการเงิน', tags: ['glossary'] },
  { id: 'video', name: 'วิดีโอ', tags: ['video'] },
  { id: 'event', name: 'กิจกรรม', tags: ['event'] },
  { id: 'store', name: 'ร้านของรางวัล', tags: ['store'] },
  { id: 'quiz', name: 'ควิซ', tags: ['quiz'] },
  { id: 'path', name: 'เส้นทางเรียน', tags: ['path'] },
  { id: 'game', name: 'เกม', tags: ['game'] },
  { id: 'bank', name: 'ธนาคารจำลอง', tags: ['bank'] },
  {
    id: 'robo',
    name: 'Fund-telligenz',
    tags: ['mutualFundRiskAssessment', 'mutualFundPlan', 'mutualFundAccount', 'mutualFundPolicy', 'news'],
  },
  { id: 'superhero', name: 'Super Hero Talk', tags: ['superhero'] },
  { id: 'superquest', name: 'Super Quest', tags: ['superQuest', 'superQuestKrazyDay', 'superQuestUserLevel'] },
  { id: 'operation', name: 'การทำงานของเว็บ', tags: ['clientError'] },
  { id: 'admin', name: 'หลังบ้าน', tags: ['admin'] },
]

/** The calls by feature; a tag without a feature is a separate group at the end. */
export function groupCalls(calls: ApiCall[]): ApiGroup[] {
  const known = new Set(features.flatMap(({ tags }) => tags))
  const tagOf = ({ operation }: ApiCall) => operation.tags[0] ?? ''
  const others = [...new Set(calls.map(tagOf))].filter((tag) => !known.has(tag))
  return [...features, ...others.map((tag) => ({ id: `tag-${tag}`, name: tag, tags: [tag] }))]
    .map(({ id, name, tags }) => ({ id, name, calls: calls.filter((call) => tags.includes(tagOf(call))) }))
    .filter((group) => group.calls.length > 0)
}
