import type { Reply } from '#lib/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import type { showAdminEvent } from '../../admin-contract.ts'
import { clockOf } from '../show-time.ts'
import { adminText as words } from './admin-text.ts'

type People = Reply<typeof showAdminEvent>['people']
type Props = { people: People; isOpen: boolean; onCheckIn: (userId: string) => void }

/** The participants and the waiting list; during check-in each has a button for it. */
export function PeopleTable({ people, isOpen, onCheckIn }: Props) {
  if (people.length === 0) return <p>{words.nobody}</p>
  const attended = ({ attended_at, queue_place, user_id, name }: People[number]) => {
    if (attended_at) return `${clockOf(attended_at)} น.`
    if (!isOpen || queue_place !== null) return '–'
    return (
      <Button kind="line" size="small" aria-label={`${words.checkIn} ${name}`} onClick={() => onCheckIn(user_id)}>
        {words.checkIn}
      </Button>
    )
  }
  return (
    <DataTable
      caption={words.people}
      columns={[
        { key: 'name', label: words.person, cell: ({ name }) => name },
        {
          key: 'place',
          label: words.place,
          cell: ({ queue_place }) => (queue_place === null ? words.hasSeat : words.inQueue),
        },
        { key: 'attended', label: words.attended, cell: attended },
      ]}
      rows={people}
      rowKey={({ user_id }) => user_id}
    />
  )
}
