import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { referralsQuery } from '#shared/rewards/referrals-query.ts'

export function FriendsCard() {
  const t = useText()
  const { data } = useQuery(referralsQuery)
  return (
    <Card
      as="div"
      title={t('rewards.tabs.friends')}
      action={<TextLink href="/referrals">{t('rewards.friends.invite')}</TextLink>}
    >
      <p className="small muted num">
        {data
          ? t('rewards.friends.sum', {
              sent: data.sent,
              joined: data.joined,
              amount: exactText(data.totalEarned, data.currencyId, 'always'),
            })
          : '…'}
      </p>
    </Card>
  )
}
