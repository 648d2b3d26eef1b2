import type { Output } from '@fairground/contract/operations'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import type { IconName } from '@fairground/ui/icons/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { openModal } from '#core/modals.ts'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { DepositLimitCard } from '#shared/money/deposit-limit-card.tsx'
import { dayAndTime, fullMoment } from '#core/time/date.ts'
import { limitsQuery } from '#shared/money/limits-query.ts'
import { tightestLimit } from '#shared/money/tightest-limit.ts'
import { MoneyNotice } from '#shared/money/money-notice.tsx'

export type Obstacle = Exclude<Output<'getDepositStep'>['status'], 'ok'> | 'noWayToPay'

interface ObstacleNotice {
  readonly icon: IconName
  readonly text: string
  readonly action: ReactNode
}

const useObstacleNotice = (obstacle: Obstacle): ObstacleNotice & { readonly title: string } => {
  const t = useText()
  const player = usePlayer()
  const limits = useQuery(limitsQuery).data
  const limit = limits ? tightestLimit(limits, 'deposits') : null
  const contact = <ButtonLink href="/contact">{t('deposit.obstacle.contact')}</ButtonLink>
  const segment = player?.verification.playerSegment ?? null
  if (player?.restriction)
    return {
      icon: 'pause',
      title: t('deposit.obstacle.restricted.title'),
      text: t('deposit.obstacle.restricted.text', { time: fullMoment(player.restriction.until) }),
      action: <ButtonLink href="/withdraw">{t('deposit.obstacle.cashOut')}</ButtonLink>,
    }
  if (obstacle === 'accountNotEnabled' && (segment === null || segment === 'B'))
    return {
      icon: 'user',
      title: t('deposit.obstacle.register.title'),
      text: t('deposit.obstacle.register.text'),
      action: (
        <Button tone="primary" onPress={() => openModal('fullRegistration')}>
          {t('deposit.obstacle.register.way')}
        </Button>
      ),
    }
  if (obstacle === 'limitReached')
    return {
      icon: 'shield',
      title: t('deposit.obstacle.limitReached.title'),
      text:
        limit === null
          ? t('deposit.obstacle.limitReached.text')
          : t('deposit.obstacle.limitReached.resets', {
              limit: t(`saferPlay.kind.${limit.kind}`),
              time: dayAndTime(limit.resetsAt),
            }),
      action: <ButtonLink href="/cashier/responsiblegaming/limits">{t('deposit.seeLimits')}</ButtonLink>,
    }
  if (obstacle === 'phoneNotVerified')
    return {
      icon: 'phone',
      title: t('deposit.obstacle.phoneNotVerified.title'),
      text: t('deposit.obstacle.phoneNotVerified.text'),
      action: (
        <ButtonLink tone="primary" href="/account/phone">
          {t('deposit.obstacle.phoneNotVerified.way')}
        </ButtonLink>
      ),
    }
  return {
    icon: obstacle === 'noWayToPay' ? 'clock' : 'lock',
    title: t(`deposit.obstacle.${obstacle}.title`),
    text: t(`deposit.obstacle.${obstacle}.text`),
    action: contact,
  }
}

/** Why deposits are blocked and how to resolve it. */
export function ObstacleView({ obstacle }: { obstacle: Obstacle }) {
  const { icon, title, text, action } = useObstacleNotice(obstacle)
  return (
    <>
      <MoneyNotice tone="warn" icon={icon} title={title} actions={action}>
        {text}
      </MoneyNotice>
      {obstacle === 'limitReached' && <DepositLimitCard />}
    </>
  )
}
