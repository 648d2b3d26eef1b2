import { Panel } from '#parts/layout/panel.tsx'
import { Amount } from '#parts/values/amount.tsx'
import { Facts } from '#parts/values/facts.tsx'
import type { Detail } from '#features/draw-room/logic/detail.ts'

/** Where the money of the pool goes. */
export function Liability({ detail }: { readonly detail: Detail }) {
  const { instance, drawn } = detail
  const { currency, price, fee, pool } = instance
  const toFact = (title: string, minor: string) => ({
    title,
    value: <Amount minor={minor} currency={currency} />,
  })
  return (
    <Panel title="Money">
      <Facts
        facts={[
          toFact('Price of a line', price),
          ...(fee === '0' ? [] : [toFact('Fee', fee)]),
          toFact('Pool', pool),
          ...(drawn
            ? [
                toFact(instance.status === 'ENDED' ? 'Prizes paid' : 'Prizes due', drawn.paid),
                toFact('To the jackpot', drawn.toJackpot),
                toFact('Jackpot after it', drawn.jackpotAfter),
                toFact('Operator share', drawn.revenue),
              ]
            : []),
        ]}
      />
    </Panel>
  )
}
