import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Link } from '#ui/basics/link.tsx'
import { showBankAccounts, showDeposit } from '../../contract.ts'
import { ClockCard } from '../clock-part.tsx'
import { text } from '../text.ts'
import { FixedCard } from './fixed-part.tsx'
import { ThaweesupCard } from './thaweesup-part.tsx'

/** One deposit of the person, open or ended, and the time of the bank. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  const [deposit, accounts] = await Promise.all([
    call(showDeposit, { query: { id: params.id } }),
    call(showBankAccounts, {}),
  ])
  return { deposit, accounts }
}

/** One deposit, open or ended. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { reply: deposit } = useReply(showDeposit, { query: { id: loaded.deposit.id } }, { initial: loaded.deposit })
  const { reply: accounts } = useReply(showBankAccounts, {}, { initial: loaded.accounts })
  const { id, type } = deposit
  return (
    <div className="column stack" data-tone="money">
      <PageHead
        title={text.deposit.title}
        description={text.deposit.description}
        path={`/bank/deposit/${id}`}
        isPrivate
      />
      <p>
        <Link to="/bank" className="tap">
          {text.toBank}
        </Link>
      </p>
      {type === 'fixed' ? (
        <FixedCard deposit={deposit} times={accounts} heading="h1" />
      ) : (
        <ThaweesupCard deposit={deposit} times={accounts} wallet={accounts.savings.balance} heading="h1" />
      )}
      <p>
        <Link to={`/bank/passbook?account=${id}`}>{text.deposit.toPassbook}</Link>
      </p>
      <ClockCard now={accounts.now} clock={accounts.clock} />
    </div>
  )
}
