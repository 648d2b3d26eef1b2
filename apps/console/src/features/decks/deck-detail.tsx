import { useOperation } from '#core/api/use-operation.ts'
import { formatCount, formatShare } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { Button } from '#parts/controls/button.tsx'
import { Bars } from '#parts/feedback/bars.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Amount } from '#parts/values/amount.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { type DeckDetail, sumLeft, toDeckWords, toSoldShare } from './deck-words.ts'
import { PrizesLeft } from './prizes-left.tsx'
import styles from './deck-detail.module.css'

function EndDeck({ deck }: Pick<DeckDetail, 'deck'>) {
  const { amount } = useFormat()
  const { instanceId, title, cards, sold, escrow, currency } = deck
  return (
    <ProposeButton
      kind="endDeck"
      fixed={{ instanceId }}
      title={`End the sale of ${title}, deck ${instanceId}?`}
      about={`${formatCount(cards - sold)} cards stay unsold. ${amount(escrow, currency)} is set aside for its prizes now. Sold cards keep their prizes.`}
      reasons={['The top prize is gone', 'The game is replaced', 'A fault in the artwork or the terms']}
      tone="danger-outline"
      icon="pause"
      disabledReason={deck.status === 'OPEN' ? undefined : 'The sale of this deck has ended'}
    >
      Propose to end early…
    </ProposeButton>
  )
}

function Deck({ detail }: { readonly detail: DeckDetail }) {
  const { deck, tiers } = detail
  const { currency } = deck
  const { text, tone } = toDeckWords(deck.status)
  return (
    <>
      {deck.isTopPrizeGone && deck.status === 'OPEN' && (
        <Note tone="warn" icon="warning">
          <b>The top prize is gone.</b> Players can see it. Decide whether the deck stays on sale.
        </Note>
      )}
      <Facts
        facts={[
          { title: 'State', value: <Tag tone={tone}>{text}</Tag> },
          { title: 'Cards', value: formatCount(deck.cards) },
          { title: 'Sold', value: `${formatCount(deck.sold)} · ${formatShare(toSoldShare(deck))}` },
          { title: 'In stock', value: formatCount(deck.cards - deck.sold) },
          { title: 'Sale ends', value: <When at={deck.endsAt} /> },
          { title: 'Money set aside', value: <Amount minor={deck.escrow} currency={currency} /> },
          { title: 'Prizes left', value: <Amount minor={sumLeft(tiers)} currency={currency} /> },
        ]}
      />
      <PrizesLeft tiers={tiers} currency={currency} />
      <span className={styles.act}>
        <EndDeck deck={deck} />
      </span>
    </>
  )
}

/** One deck: stock, prizes left by tier and the money set aside. */
export function DeckDetailPanel({
  instanceId,
  onClose,
}: {
  readonly instanceId: number
  readonly onClose: () => void
}) {
  const query = useOperation('getDeck', { instanceId }, { refreshMs: 30_000 })
  return (
    <Panel
      title={query.data?.deck.instanceId === instanceId ? query.data.deck.title : `Deck ${instanceId}`}
      about={`deck ${formatCount(instanceId)}`}
      tools={
        <Button icon="close" onPress={onClose} label="Close the deck">
          Close
        </Button>
      }
    >
      <Loaded query={query} bars={8} what="The deck did not load.">
        {detail => (detail.deck.instanceId === instanceId ? <Deck detail={detail} /> : <Bars count={8} />)}
      </Loaded>
    </Panel>
  )
}
