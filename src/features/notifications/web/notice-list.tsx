import ChevronRight from 'lucide-react/icons/chevron-right'
import { ArtFile } from '#art/art-file.tsx'
import type { ThingName } from '#art/worlds/thing-names.ts'
import { bangkokTime, formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Notice } from '../notice-contract.ts'
import type { NoticeGroup } from '../notices.ts'
import { text } from './text.ts'

/** The picture of each group: what its notices are about. */
const pictures: Record<NoticeGroup, ThingName> = {
  security: 'key',
  guardian: 'phones',
  account: 'ledger',
  community: 'chat',
  orders: 'pouch',
  parcels: 'basket',
  wishes: 'target',
  staff: 'shelf',
  bank: 'bank',
  robo: 'robo',
  quests: 'flag',
  digest: 'news',
  day: 'quiz',
  learning: 'grow',
  posts: 'book',
  seats: 'week',
  events: 'days',
}

type Props = {
  items: Notice[]
  onFollow: (notice: Notice) => void
  /** The id of the heading with the day; the rows then tell the time alone. */
  dayId?: string
}

/** Notices, newest first; each row is one link. */
export function NoticeList({ items, onFollow, dayId }: Props) {
  const tell = dayId ? (at: Date) => text.at(bangkokTime(at)) : formatThaiMoment
  return (
    <ul className="notice-list" aria-labelledby={dayId}>
      {items.map((notice) => (
        <li key={notice.id} className="notice-row" data-unread={!notice.is_read || undefined}>
          <span className="notice-row-icon">
            <ArtFile file={`things/${pictures[notice.group]}.svg`} />
          </span>
          <div className="min-w-0">
            <Link to={notice.href} className="notice-row-link" onClick={() => onFollow(notice)}>
              <ThaiText>{notice.title}</ThaiText>
              {notice.is_read ? null : <VisuallyHidden> {text.unread}</VisuallyHidden>}
            </Link>
            <p>
              <ThaiText>{notice.body}</ThaiText>
            </p>
            <p className="notice-row-when">
              <time dateTime={notice.made_at}>{tell(new Date(notice.made_at))}</time>
              {notice.is_read ? null : (
                <span className="notice-row-new" aria-hidden>
                  {text.fresh}
                </span>
              )}
            </p>
          </div>
          <Icon of={ChevronRight} />
        </li>
      ))}
    </ul>
  )
}
