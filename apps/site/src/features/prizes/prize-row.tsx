import type { PrizeItem } from '@fairground/contract/entities/prize'
import { Anchor } from '@fairground/ui/parts/anchor.tsx'
import { Button, ButtonLink } from '@fairground/ui/parts/button.tsx'
import { ButtonRow } from '@fairground/ui/parts/button-row.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { PrizePicture } from './prize-picture.tsx'
import { prizeHref } from './prize-queries.ts'
import { useStanding } from './use-standing.ts'
import styles from './prize-row.module.css'

/** One prize of the list: what it is, where it stands, and the way to take it. */
export function PrizeRow({ prize }: { prize: PrizeItem }) {
  const t = useText()
  const standing = useStanding(prize)
  const { id, title } = prize
  return (
    <Card as="li">
      <div className={styles.row}>
        <PrizePicture prize={prize} />
        <div className={styles.words}>
          <h2>
            <Anchor href={prizeHref(id)}>{title}</Anchor>
          </h2>
          <p className="muted">{prize.description}</p>
          <p className="small muted">{standing}</p>
          <div className={styles.ways}>
            <ButtonRow>
              <Button
                size="sm"
                label={t('prizes.detailsOf', { title })}
                onPress={() => openModal('prizeDetails', { prizeId: id })}
              >
                {t('prizes.details')}
              </Button>
              {prize.status === 'available' && (
                <ButtonLink
                  size="sm"
                  tone="primary"
                  href={prizeHref(id)}
                  label={t('prizes.takeOf', { title })}
                >
                  {t('prizes.take')}
                </ButtonLink>
              )}
            </ButtonRow>
          </div>
        </div>
      </div>
    </Card>
  )
}
