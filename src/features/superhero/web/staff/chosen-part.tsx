import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useState } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Avatar } from '#ui/pictures/avatar.tsx'
import { type ChosenHero, editHero, moveHero, removeHero } from '../../admin-contract.ts'
import { adminText as text } from './admin-text.ts'
import { HeroForm } from './hero-form.tsx'
import { StaffNews } from './staff-news.tsx'

type Props = { hero: ChosenHero; place: number; last: number }

/** A chosen person: their answer, their place, and the actions. */
export function ChosenPart({ hero, place, last }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const move = useAct(moveHero, { refresh: ['page'] })
  const remove = useAct(removeHero, { refresh: ['page'] })
  const { id, version, display_name: name } = hero
  const moveTo = (place: number) => {
    setSaved(false)
    void move.run({ body: { id, place } })
  }
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
            <IconButton label={text.up(name)} icon={<Icon of={ArrowUp} />} onClick={() => moveTo(place - 1)} />
          ) : null}
          {place < last ? (
            <IconButton label={text.down(name)} icon={<Icon of={ArrowDown} />} onClick={() => moveTo(place + 1)} />
          ) : null}
        </div>
      </div>
      <StaffNews news={isSaved ? text.saved : null} />
      {isOpen ? (
        <HeroForm
          title={text.editOf(name)}
          submit={text.save}
          hero={hero}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            setSaved(true)
          }}
          onSave={(send, written) => send(editHero, { body: { id, version, ...written } })}
        />
      ) : (
        <>
          <p>“{hero.words}”</p>
          {move.fault ? (
            <Notice kind="danger" isAlert>
              {move.fault}
            </Notice>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <Button
              kind="line"
              size="small"
              onClick={() => {
                setSaved(false)
                setOpen(true)
              }}
            >
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
            <Button kind="danger" isBusy={remove.isBusy} onClick={() => void remove.run({ body: { id } })}>
              {text.remove}
            </Button>
            <Button kind="line" onClick={() => setAsking(false)}>
              {text.keep}
            </Button>
          </>
        }
      >
        <p>{text.removeLine}</p>
        {remove.fault ? (
          <Notice kind="danger" isAlert>
            {remove.fault}
          </Notice>
        ) : null}
      </Dialog>
    </Card>
  )
}
