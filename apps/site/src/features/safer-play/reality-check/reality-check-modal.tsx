import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { closeModal } from '#core/modals.ts'
import { queryClient } from '#core/query-client.ts'
import { realityCheckQuery } from '#core/session/reality-check-query.ts'
import { logout } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { PlayedFacts } from '#features/safer-play/statement/played-facts.tsx'
import { saferPlayPath } from '#features/safer-play/safer-play-page.tsx'
import { durationText } from '#core/time/duration.ts'
import styles from './reality-check-modal.module.css'

/** The player must answer; both answers have equal visual weight. */
export function RealityCheckModal() {
  const t = useText()
  const navigate = useNavigate()
  const { data } = useQuery(realityCheckQuery)
  const seen = useMutation({
    mutationFn: async (goTo: string | null) => {
      queryClient.setQueryData(realityCheckQuery.queryKey, await call('confirmRealityCheck', {}))
      closeModal()
      if (goTo !== null) void navigate(goTo)
    },
  })
  if (data === undefined) return null
  const { currencyId, sinceLogin, sinceCheck } = data
  const toTimeText = ({ seconds }: { seconds: number }) => durationText(Math.floor(seconds / 60))
  return (
    <Modal
      open
      mustAnswer
      title={t('saferPlay.realityCheck.title', { time: toTimeText(sinceLogin) })}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <>
          <Button onPress={() => void logout()}>{t('saferPlay.realityCheck.stop')}</Button>
          <Button loading={seen.isPending} onPress={() => seen.mutate(null)}>
            {t('saferPlay.realityCheck.keepPlaying')}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <section className={styles.part}>
          <h3>{t('saferPlay.realityCheck.sinceLogin')}</h3>
          <PlayedFacts time={toTimeText(sinceLogin)} currencyId={currencyId} played={sinceLogin} />
        </section>
        {sinceCheck.since !== sinceLogin.since && (
          <section className={styles.part}>
            <h3>{t('saferPlay.realityCheck.sinceCheck')}</h3>
            <PlayedFacts time={toTimeText(sinceCheck)} currencyId={currencyId} played={sinceCheck} />
          </section>
        )}
        {seen.error && (
          <Note tone="danger" icon="warning" live>
            {thrownText(seen.error)}
          </Note>
        )}
        <div className={styles.links}>
          <TextButton icon="clock" onPress={() => seen.mutate('/cashier/history')}>
            {t('saferPlay.realityCheck.history')}
          </TextButton>
          <TextButton icon="pause" onPress={() => seen.mutate(`${saferPlayPath}/timeout`)}>
            {t('saferPlay.card.timeout')}
          </TextButton>
        </div>
      </div>
    </Modal>
  )
}
