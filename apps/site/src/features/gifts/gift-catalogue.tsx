import type { Gift } from '@fairground/contract/entities/rewards/reward'
import type { Output } from '@fairground/contract/operations'
import { CardArt } from '@fairground/ui/art/card-art.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Chip, ChipRow } from '@fairground/ui/controls/chip.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { giftGroupQuery, giftGroupsQuery } from './gift-queries.ts'
import { useGiftGame } from './use-gift-game.ts'
import styles from './gift-catalogue.module.css'

function GiftCard({ gift, onGive }: { gift: Gift; onGive: () => void }) {
  const t = useText()
  const game = useGiftGame(gift.gameId)
  const { title, description, cost, currencyId, giftId } = gift
  return (
    <Card as="li" pad="none" className={styles.card}>
      <div className={styles.picture}>
        <CardArt kind={game?.kind.cardArt ?? 'lottery'} seed={String(giftId)} />
      </div>
      <div className={styles.body}>
        <h3>{title}</h3>
        <p className="small muted">{description}</p>
        <div className={styles.foot}>
          <span className={styles.price}>{exactText(cost, currencyId, 'always')}</span>
          <Button label={`${t('gifts.give')}: ${title}`} onPress={onGive}>
            {t('gifts.give')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

export interface GiftCatalogueProps {
  gifts: readonly Gift[]
  summary: Output<'getGiftSummary'>
  onGive: (giftId: number) => void
}

export function GiftCatalogue({ gifts, summary, onGive }: GiftCatalogueProps) {
  const t = useText()
  const [groupId, setGroupId] = useState<number | null>(null)
  const groups = useQuery(giftGroupsQuery).data?.giftGroups ?? []
  const chosen = useQuery({ ...giftGroupQuery(groupId ?? 0), enabled: groupId !== null }).data
  const shown =
    chosen && groupId !== null ? gifts.filter(gift => chosen.giftIds.includes(gift.giftId)) : gifts
  const { givenThisMonth, monthlyCap, currencyId } = summary
  if (gifts.length === 0) return <EmptyState title={t('gifts.none')} text={t('gifts.noneText')} />
  return (
    <section aria-labelledby="give-gifts">
      <div className={styles.head}>
        <h2 id="give-gifts">{t('gifts.giveHead')}</h2>
        <span className="small muted num">
          {t('gifts.month', {
            given: exactText(givenThisMonth, currencyId, 'always'),
            cap: exactText(monthlyCap, currencyId, 'always'),
          })}
        </span>
      </div>
      <ChipRow label={t('gifts.groups')}>
        <Chip pressed={groupId === null} onPress={() => setGroupId(null)}>
          {t('gifts.all')}
        </Chip>
        {groups.map(group => (
          <Chip
            key={group.giftGroupId}
            pressed={groupId === group.giftGroupId}
            onPress={() => setGroupId(group.giftGroupId)}
          >
            {group.title}
          </Chip>
        ))}
      </ChipRow>
      <ul className={styles.grid}>
        {shown.map(gift => (
          <GiftCard key={gift.giftId} gift={gift} onGive={() => onGive(gift.giftId)} />
        ))}
      </ul>
    </section>
  )
}
