import type { Game } from '@fairground/contract/entities/games/game'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { VerifySteps } from '@fairground/ui/feedback/verify-steps.tsx'
import { useText } from '#core/text/text.ts'
import { gameHref } from '#kinds/game-address.ts'
import styles from './checked-record.module.css'

/** While a deck is on sale its order must stay secret, so this shows only what is fixed and what will be published. */
export function DeckOnSale({ game, receipts }: { game: Game; receipts: number }) {
  const t = useText()
  const selling = game.gameStatus === 'OPEN'
  const opens = t('deck.opensAfter')
  return (
    <div className={styles.record}>
      <p className={styles.what}>
        {t('deck.onSale', { title: game.gameTitle, instance: game.gameInstanceId, cards: game.gamePlayMax })}
      </p>
      <Card title={t('deck.onSaleTitle')}>
        <p className="muted">{t('deck.onSaleText')}</p>
        <VerifySteps
          label={t('deck.onSaleTitle')}
          steps={[
            {
              id: 'sealed',
              title: t('deck.sealedStep'),
              state: selling ? 'ok' : 'waiting',
              verdict: t(selling ? 'deck.done' : 'draw.verify.waiting'),
            },
            { id: 'opened', title: t('deck.openedStep'), state: 'waiting', verdict: opens },
            { id: 'checked', title: t('deck.checkedStep'), state: 'waiting', verdict: opens },
          ]}
        />
      </Card>
      {receipts > 0 && <Note icon="ticket">{t('draw.verify.receipts.waiting')}</Note>}
      <div className={styles.actions}>
        <ButtonLink href={gameHref(game)}>{t('draw.verify.toGame')}</ButtonLink>
      </div>
    </div>
  )
}
