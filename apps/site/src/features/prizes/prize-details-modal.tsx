import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useQuery } from '@tanstack/react-query'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { Loaded } from '#shared/layout/loaded.tsx'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'
import { PrizeFacts } from './prize-facts.tsx'
import { PrizePicture } from './prize-picture.tsx'
import { prizeHref, prizesQuery } from './prize-queries.ts'
import styles from './prize-details-modal.module.css'

/** The details of one prize. The prize is claimed on its own page. */
export function PrizeDetailsModal({ prizeId }: ModalPayloads['prizeDetails']) {
  const t = useText()
  const leaveTo = useLeaveModal()
  const query = useQuery(prizesQuery)
  const prize = query.data?.prizes.find(({ id }) => id === prizeId)
  return (
    <Modal
      open
      title={prize?.title ?? t('prizes.details')}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <>
          <Button onPress={closeModal}>{t('common.close')}</Button>
          {prize !== undefined && (
            <Button
              tone={prize.status === 'available' ? 'primary' : 'secondary'}
              onPress={() => leaveTo(prizeHref(prizeId))}
            >
              {t(prize.status === 'available' ? 'prizes.take' : 'prizes.open')}
            </Button>
          )}
        </>
      }
    >
      <Loaded
        query={query}
        failed={{ title: t('prizes.failed.title'), text: t('prizes.failed.text') }}
        height={220}
      >
        {() =>
          prize === undefined ? (
            <p>{t('prizes.unknown.text')}</p>
          ) : (
            <div className={styles.details}>
              <PrizePicture prize={prize} />
              <PrizeFacts prize={prize} />
            </div>
          )
        }
      </Loaded>
    </Modal>
  )
}
