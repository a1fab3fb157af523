import type { ReactNode } from 'react'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { playHangman } from '../hangman-contract.ts'
import type { Table } from './hangman-page.tsx'

/** Starts the next word, or continues an unfinished one. */
export function PlayButton({ children, onTable }: { children: ReactNode; onTable: (table: Table) => void }) {
  const { isBusy, fault, run } = useAct(playHangman, { onDone: onTable })
  return (
    <>
      <Button kind="main" isWide isBusy={isBusy} onClick={() => void run()}>
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
