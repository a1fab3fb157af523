import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useState } from 'react'
import { Button, IconButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Icon } from '#kit/web/basics/icon.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { Tag } from '#kit/web/basics/tag.tsx'
import { Dialog } from '#kit/web/overlays/dialog.tsx'
import { Avatar } from '#kit/web/pictures/avatar.tsx'
import { type ChosenHero, editHero, moveHero, removeHero } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'
import { HeroForm } from './hero-form.tsx'
import { StaffNews } from './staff-news.tsx'
import { useStaffAct } from './use-staff-act.ts'

type Props = { hero: ChosenHero; place: number; last: number }

/** One who was chosen: what they said, their place, and what may be changed. */
export function ChosenPart({ hero, place, last }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { run, ...state } = useStaffAct(() => setOpen(false))
  const { id, version, display_name: name } = hero
  const move = (to: number) => run(moveHero, { id, place: to }, null)
  const said = hero.state === 'accepted' && !hero.is_shown ? 'held' : hero.state
  return (
    <Card as="li" className="grid gap-4">
      <div className="hero-row">
        <Avatar image={hero.display_image} />
        <p>
          <strong>{name}</strong>
          <br />
          <Tag>{text.states[said]}</Tag>
        </p>
        <div className="flex">
          {place > 1 ? (
            <IconButton label={text.up(name)} icon={<Icon of={ArrowUp} />} onClick={() => move(place - 1)} />
          ) : null}
          {place < last ? (
            <IconButton label={text.down(name)} icon={<Icon of={ArrowDown} />} onClick={() => move(place + 1)} />
          ) : null}
        </div>
      </div>
      <StaffNews news={state.news} />
      {isOpen ? (
        <HeroForm
          title={text.editOf(name)}
          submit={text.save}
          hero={hero}
          state={state}
          onCancel={() => setOpen(false)}
          onSave={(written) => run(editHero, { id, version, ...written }, text.saved)}
        />
      ) : (
        <>
          <p>“{hero.words}”</p>
          {state.fault ? (
            <Notice kind="danger" isAlert>
              {state.fault.detail}
            </Notice>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <Button kind="line" size="small" onClick={() => setOpen(true)}>
              {text.edit} <span className="vh">{name}</span>
            </Button>
            <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
              {text.remove} <span className="vh">{name}</span>
            </Button>
          </div>
        </>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.removeAsk(name)}
        actions={
          <>
            <Button kind="danger" isBusy={state.isBusy} onClick={() => run(removeHero, { id }, null)}>
              {text.remove}
            </Button>
            <Button kind="line" onClick={() => setAsking(false)}>
              {text.keep}
            </Button>
          </>
        }
      >
        <p>{text.removeLine}</p>
        {state.fault ? (
          <Notice kind="danger" isAlert>
            {state.fault.detail}
          </Notice>
        ) : null}
      </Dialog>
    </Card>
  )
}
