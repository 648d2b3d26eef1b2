import type { Achievement } from '@fairground/contract/entities/rewards/reward'
import { Medal } from '@fairground/ui/art/medal.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { ProgressBar } from '@fairground/ui/feedback/progress-bar.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'
import { Loaded } from '#shared/layout/loaded.tsx'
import { achievementArt, achievementState } from './achievement-art.ts'
import { useRewardText } from './use-reward-text.ts'
import styles from './achievements.module.css'

/** Where the player can make progress. */
const placeFor: Readonly<Record<number, string>> = {
  1: '/',
  2: '/draws',
  3: '/cashier/responsiblegaming/limits',
  4: '/cashier/responsiblegaming/timeout',
  5: '/',
  6: '/replay',
  7: '/practice',
  8: '/account/email',
  9: '/account/password',
  10: '/',
  11: '/cashier/responsiblegaming',
  12: '/',
}

function Details({ achievement }: { achievement: Achievement }) {
  const t = useText()
  const { achievementId, title, description, progress, goal, reachedAt } = achievement
  const state = achievementState(achievement)
  const reward = useRewardText(achievement)
  const text = t('achievements.of', { progress, goal })
  return (
    <div className={styles.detail}>
      <Medal {...achievementArt(achievementId)} state={state} progress={progress / goal} size={150} />
      <p>{description}</p>
      {reachedAt === null && (
        <div>
          <p className={styles.figure}>{text}</p>
          <ProgressBar value={progress} max={goal} label={title} valueText={text} tone="win" />
        </div>
      )}
      <KeyValueList
        rows={[
          { id: 'with', term: t('achievements.withIt'), value: reward },
          ...(reachedAt === null
            ? []
            : [{ id: 'at', term: t('achievements.earnedOn'), value: dayAndTime(reachedAt) }]),
        ]}
      />
      <Note>{t('achievements.noPlayNeeded')}</Note>
    </div>
  )
}

export function AchievementModal({ achievementId }: ModalPayloads['achievement']) {
  const t = useText()
  const leaveTo = useLeaveModal()
  const query = useQuery({
    queryKey: ['getAchievements', achievementId],
    queryFn: () => call('getAchievement', { achievementId }),
  })
  const place = query.data?.reachedAt === null ? placeFor[achievementId] : undefined
  return (
    <Modal
      open
      title={query.data?.title ?? t('achievements.title')}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <>
          <Button onPress={closeModal}>{t('common.close')}</Button>
          {place !== undefined && (
            <Button tone="primary" onPress={() => leaveTo(place)}>
              {t('achievements.goThere')}
            </Button>
          )}
        </>
      }
    >
      <Loaded
        query={query}
        height={280}
        failed={{ title: t('achievements.failed'), text: t('achievements.failedText') }}
      >
        {achievement => <Details achievement={achievement} />}
      </Loaded>
    </Modal>
  )
}
