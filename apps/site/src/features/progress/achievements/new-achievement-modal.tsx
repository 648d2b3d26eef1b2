import type { Achievement } from '@fairground/contract/entities/rewards/reward'
import { Medal } from '@fairground/ui/art/medal.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#core/call.ts'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { queryClient } from '#core/query-client.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { achievementsQuery } from '#shared/rewards/progress-queries.ts'
import { achievementArt } from './achievement-art.ts'
import { useRewardText } from './use-reward-text.ts'
import styles from './achievements.module.css'

/** The list is updated at once, so that the moment is not shown again while the answer is on its way. */
const acknowledge = async ({ achievementId, ackId }: Achievement): Promise<void> => {
  if (ackId === null) return
  queryClient.setQueryData(achievementsQuery.queryKey, known =>
    known === undefined
      ? undefined
      : {
          achievements: known.achievements.map(each =>
            each.achievementId === achievementId ? { ...each, acknowledged: true } : each,
          ),
        },
  )
  await call('ackAchievement', { achievementId, ackId }).catch(() => undefined)
}

function Moment({ achievement, all }: { achievement: Achievement; all: readonly Achievement[] }) {
  const t = useText()
  const navigate = useNavigate()
  const reward = useRewardText(achievement)
  const { achievementId, title, description, reachedAt } = achievement
  const close = (path?: string) => {
    void acknowledge(achievement)
    closeModal()
    if (path !== undefined) void navigate(path)
  }
  return (
    <Modal
      open
      title={title}
      closeLabel={t('common.close')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close('/achievements')}>{t('achievements.seeAll')}</Button>
          <Button tone="primary" onPress={() => close()}>
            {t('achievements.nice')}
          </Button>
        </>
      }
    >
      <div className={styles.detail}>
        <div className={styles.new}>
          <span className={styles.pop}>
            <Medal {...achievementArt(achievementId)} state="earned" size={160} />
          </span>
        </div>
        <p className="small muted">{t('achievements.newBadge')}</p>
        <p>{description}</p>
        <KeyValueList
          rows={[
            { id: 'with', term: t('achievements.withIt'), value: reward },
            ...(reachedAt === null
              ? []
              : [{ id: 'at', term: t('achievements.earnedOn'), value: dayAndTime(reachedAt) }]),
            {
              id: 'count',
              term: t('achievements.badges'),
              value: t('achievements.of', {
                progress: all.filter(each => each.reachedAt !== null).length,
                goal: all.length,
              }),
            },
          ]}
        />
      </div>
    </Modal>
  )
}

/** One new badge at a time. It closes itself if the list does not have it any more. */
export function NewAchievementModal({ achievementId }: ModalPayloads['newAchievement']) {
  const { data } = useQuery(achievementsQuery)
  const achievement = data?.achievements.find(each => each.achievementId === achievementId)
  const isMissing = data !== undefined && achievement === undefined
  useEffect(() => {
    if (isMissing) closeModal()
  }, [isMissing])
  return achievement ? <Moment achievement={achievement} all={data?.achievements ?? []} /> : null
}
