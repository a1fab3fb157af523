import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { type OrderView, showCode, showOrder } from '../../contract.ts'
import { text } from '../text.ts'

const words = text.code

/** The codes of an order, which are read when the buyer asks for them and are kept nowhere in the browser. */
export function CodePart({ order }: { order: OrderView }) {
  const show = useAct(showCode, { refresh: [showOrder] })
  const copy = useAct((_send, code: string) => navigator.clipboard.writeText(code))
  const found = show.done?.reply
  return (
    <Card className="stack" aria-labelledby="order-code">
      <h2 id="order-code">{words.title}</h2>
      <p className="text-ink-soft">{order.may.cancel ? words.note : words.seen}</p>
      {found ? (
        <>
          <ul className="code-list">
            {found.codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
                <Button kind="line" size="small" onClick={() => void copy.run(code)}>
                  {words.copy}
                </Button>
              </li>
            ))}
          </ul>
          <p role="status">{copy.done ? words.copied : ''}</p>
          {found.how_to_use ? (
            <p>
              <strong>{words.howTo}:</strong> {found.how_to_use}
            </p>
          ) : null}
        </>
      ) : (
        <Button kind="line" isBusy={show.isBusy} onClick={() => void show.run({ query: { id: order.id } })}>
          {words.show}
        </Button>
      )}
      {show.fault ? (
        <Notice kind="warn" isAlert>
          {show.fault}
        </Notice>
      ) : null}
    </Card>
  )
}
