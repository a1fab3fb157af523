import type { ReactNode } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { call } from '#lib/web/call.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { playHangman } from '../hangman-contract.ts'
import type { Table } from './hangman-page.tsx'

/** Starts the next word, or continues an unfinished one. */
export function PlayButton({ children, onTable }: { children: ReactNode; onTable: (table: Table) => void }) {
  const { isBusy, fault, run } = useAct()
  // Without an idempotency key: a retry returns the same open word, and a new one after its end.
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
