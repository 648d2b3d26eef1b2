import type { PrizeItem } from '@fairground/contract/entities/money/prize'
import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { ButtonRow } from '@fairground/ui/controls/button-row.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { PrizePicture } from './prize-picture.tsx'
import { prizeHref } from './prize-queries.ts'
import { usePrizeStatus } from './use-prize-status.ts'
import styles from './prize-row.module.css'

/** One prize of the list: description, status, and the link to claim it. */
export function PrizeRow({ prize }: { prize: PrizeItem }) {
  const t = useText()
  const status = usePrizeStatus(prize)
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
          <p className="small muted">{status}</p>
          <div className={styles.actions}>
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
