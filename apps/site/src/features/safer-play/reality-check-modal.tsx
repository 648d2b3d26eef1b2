import { Button } from '@fairground/ui/parts/button.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'
import { closeModal } from '#app/modals.ts'
import { queryClient } from '#app/query-client.ts'
import { realityCheckQuery } from '#app/reality-check-query.ts'
import { logout } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { PlayedFacts } from '#features/safer-play/played-facts.tsx'
import { saferPlayPath } from '#features/safer-play/safer-play-page.tsx'
import { durationText } from '#shared/duration.ts'
import styles from './reality-check-modal.module.css'

/** Only an answer closes it, and both answers weigh the same. */
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
  const timeOf = ({ seconds }: { seconds: number }) => durationText(Math.floor(seconds / 60))
  return (
    <Modal
      open
      mustAnswer
      title={t('saferPlay.realityCheck.title', { time: timeOf(sinceLogin) })}
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
          <PlayedFacts time={timeOf(sinceLogin)} currencyId={currencyId} played={sinceLogin} />
        </section>
        {sinceCheck.since !== sinceLogin.since && (
          <section className={styles.part}>
            <h3>{t('saferPlay.realityCheck.sinceCheck')}</h3>
            <PlayedFacts time={timeOf(sinceCheck)} currencyId={currencyId} played={sinceCheck} />
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
