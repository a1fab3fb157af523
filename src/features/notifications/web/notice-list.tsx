import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartLine from 'lucide-react/icons/chart-line'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import Landmark from 'lucide-react/icons/landmark'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Package from 'lucide-react/icons/package'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Sprout from 'lucide-react/icons/sprout'
import UsersRound from 'lucide-react/icons/users-round'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { type Glyph, Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Notice } from '../notice-contract.ts'
import type { NoticeGroup } from '../notices.ts'
import { text } from './text.ts'

const icons: Record<NoticeGroup, Glyph> = {
  security: ShieldAlert,
  guardian: UsersRound,
  account: FileText,
  community: MessagesSquare,
  orders: Package,
  parcels: Package,
  wishes: Package,
  staff: Package,
  bank: Landmark,
  robo: ChartLine,
  quests: Flag,
  digest: FileText,
  day: Sprout,
  learning: Sprout,
  posts: MessagesSquare,
  seats: CalendarDays,
  events: CalendarDays,
}

/** Notices, newest first; each row is one link. */
export function NoticeList({ items, onFollow }: { items: Notice[]; onFollow: (notice: Notice) => void }) {
  return (
    <ul className="notice-list">
      {items.map((notice) => (
        <li key={notice.id} className="notice-row" data-unread={!notice.is_read || undefined}>
          <span className="notice-row-icon">
            <Icon of={icons[notice.group]} />
          </span>
          <div className="min-w-0">
            <Link to={notice.href} className="notice-row-link" onClick={() => onFollow(notice)}>
              <ThaiText>{notice.title}</ThaiText>
              {notice.is_read ? null : <VisuallyHidden> {text.unread}</VisuallyHidden>}
            </Link>
            <p>
              <ThaiText>{notice.body}</ThaiText>
            </p>
            <time dateTime={notice.made_at} className="text-13 text-ink-soft">
              {formatThaiMoment(new Date(notice.made_at))}
            </time>
          </div>
        </li>
      ))}
    </ul>
  )
}
