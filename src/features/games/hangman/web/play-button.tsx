import type { ReactNode } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { playHangman } from '../hangman-contract.ts'
import type { Table } from './hangman-page.tsx'

/** Begins the next word, or takes up the one that was left. */
export function PlayButton({ children, onTable }: { children: ReactNode; onTable: (table: Table) => void }) {
  const { isBusy, fault, run } = useAct()
  // No key: asked again, the same word comes while it is open, and another one after its end.
  const play = () => run('play', async () => onTable(await call(playHangman, {})))
  return (
    <>
      <Button kind="main" isWide isBusy={isBusy} onClick={play}>
        {children}
      </Button>
      {fault && (
        <Notice kind="danger" isAlert>
          {fault}
        </Notice>
      )}
    </>
  )
}
