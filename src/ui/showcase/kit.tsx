import { KitAmounts, KitCards, KitEmpty, KitNotices, KitProgress, KitSkeletons, KitTags } from './kit-boxes.tsx'
import { KitButtons } from './kit-buttons.tsx'
import { KitCharts } from './kit-charts.tsx'
import { KitAnswers, KitChoices, KitFeedback } from './kit-choices.tsx'
import { KitPagers, KitTables, KitTabs } from './kit-data.tsx'
import { KitDates, KitErrors, KitFields } from './kit-fields.tsx'
import { KitFrames } from './kit-frames.tsx'
import { KitItems, KitLevels, KitMissions, KitMoments, KitWorlds } from './kit-journey.tsx'
import { KitDialogs, KitMenus, KitToasts } from './kit-overlays.tsx'
import { KitPart } from './kit-part.tsx'
import { KitPictures } from './kit-pictures.tsx'
import { KitReading } from './kit-reading.tsx'

const parts = [
  { id: 'buttons', title: 'ปุ่มและลิงก์', part: KitButtons },
  { id: 'choices', title: 'ตัวเลือก', part: KitChoices },
  { id: 'feedback', title: 'คำตอบกลับ', part: KitFeedback },
  { id: 'frames', title: 'คำถามและเกมเต็มจอ', part: KitFrames },
  { id: 'answers', title: 'เรียงลำดับและตัวเลข', part: KitAnswers },
  { id: 'fields', title: 'ช่องกรอก', part: KitFields },
  { id: 'errors', title: 'ช่องที่ยังไม่ถูกหลายช่อง', part: KitErrors },
  { id: 'dates', title: 'วันที่', part: KitDates },
  { id: 'amounts', title: 'จำนวน koin', part: KitAmounts },
  { id: 'cards', title: 'การ์ด', part: KitCards },
  { id: 'tags', title: 'ป้าย', part: KitTags },
  { id: 'progress', title: 'ความคืบหน้า', part: KitProgress },
  { id: 'tabs', title: 'แท็บ', part: KitTabs },
  { id: 'dialogs', title: 'กล่องถาม แผ่นล่าง และเมนูข้าง', part: KitDialogs },
  { id: 'toasts', title: 'ข้อความสั้น', part: KitToasts },
  { id: 'notices', title: 'ข้อความในหน้า', part: KitNotices },
  { id: 'tables', title: 'ตาราง', part: KitTables },
  { id: 'pagers', title: 'เลขหน้า', part: KitPagers },
  { id: 'skeletons', title: 'กำลังโหลด', part: KitSkeletons },
  { id: 'empty', title: 'ว่างและผิดพลาด', part: KitEmpty },
  { id: 'chart', title: 'กราฟ', part: KitCharts },
  { id: 'menus', title: 'เมนู', part: KitMenus },
  { id: 'worlds', title: 'ห้าโลก', part: KitWorlds },
  { id: 'missions', title: 'ภารกิจ', part: KitMissions },
  { id: 'items', title: 'ของในร้าน', part: KitItems },
  { id: 'levels', title: 'ขั้นของระดับ', part: KitLevels },
  { id: 'moments', title: 'แผ่นและช่วงรับรางวัล', part: KitMoments },
  { id: 'pictures', title: 'รูปวาด', part: KitPictures },
]

/** Every component in every state, in both tones and both themes, for review and for axe, in development only. */
export function KitPage() {
  return (
    <div className="grid gap-12">
      <h1>ชุดชิ้นส่วน</h1>
      <nav aria-label="ชิ้นส่วน">
        <ul className="chips">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a className="chip" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map((one) => (
        <KitPart key={one.id} {...one} />
      ))}
      <KitReading />
    </div>
  )
}
