import type { Game } from '@fairground/contract/entities/games/game'
import { Card } from '@fairground/ui/layout/card.tsx'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { VerifySteps } from '@fairground/ui/feedback/verify-steps.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { FingerprintList } from './fingerprints.tsx'
import { SealedNote } from '#shared/game/sealed-note.tsx'
import { sealedCloseQuery } from '#shared/game/sealed-close.ts'
import { dayAndTime } from '#core/time/date.ts'
import { gameHref, playoutHref } from '#kinds/game-address.ts'
import styles from './checked-record.module.css'

/** Before the end of a play-out: what was fixed when sales closed, and what will be published. */
export function PendingDraw({ game, receipts }: { game: Game; receipts: number }) {
  const t = useText()
  const closed = game.gameStatus !== 'OPEN'
  const { data: seal } = useQuery({ ...sealedCloseQuery(game.gameInstanceId), enabled: closed })
  const opens = t('draw.verify.opensAfter')
  return (
    <div className={styles.record}>
      <p className={styles.what}>
        {t('draw.verify.instance', {
          title: game.gameTitle,
          id: game.gameInstanceId,
          when: game.tournamentStartTime === null ? '' : dayAndTime(game.tournamentStartTime),
        })}
      </p>
      <Card title={t('draw.verify.sealedTitle')}>
        <p className="muted">{t('draw.verify.sealedText')}</p>
        <VerifySteps
          label={t('draw.verify.sealedTitle')}
          steps={[
            {
              id: 'sealed',
              title: t('draw.verify.sealedStep'),
              state: seal ? 'ok' : 'waiting',
              verdict: seal ? t('draw.verify.ok') : t('draw.verify.waiting'),
              ...(game.registrationEndTime !== null && !seal
                ? { text: t('draw.verify.sealedStepText', { when: dayAndTime(game.registrationEndTime) }) }
                : {}),
            },
            { id: 'opened', title: t('draw.verify.openedStep'), state: 'waiting', verdict: opens },
            { id: 'result', title: t('draw.verify.resultStep'), state: 'waiting', verdict: opens },
          ]}
        />
        {seal && <SealedNote seal={seal} />}
        {seal && (
          <FingerprintList prints={[{ id: 'seal', name: t('draw.verify.seal'), value: seal.closeHash }]} />
        )}
      </Card>
      {receipts > 0 && <Note icon="ticket">{t('draw.verify.receipts.waiting')}</Note>}
      <div className={styles.actions}>
        <ButtonLink href={closed ? playoutHref(game) : gameHref(game)}>
          {closed ? t('pick.notJoined.watch') : t('draw.verify.toGame')}
        </ButtonLink>
      </div>
    </div>
  )
}
