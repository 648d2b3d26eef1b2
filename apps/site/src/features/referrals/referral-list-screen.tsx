import type { Referral } from '@fairground/contract/entities/rewards/referral'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { PagedList } from '#shared/layout/paged-list.tsx'
import { usePages } from '#shared/layout/use-pages.ts'
import { ReferralRows } from './referral-rows.tsx'

/** All invited friends. */
export function ReferralListScreen() {
  const t = useText()
  const pages = usePages<Referral>({
    queryKey: ['getReferralsReport', 'pages'],
    load: page => call('getReferralsReport', page),
    getId: ({ name, invitedAt }) => `${name}/${invitedAt}`,
  })
  return (
    <PageFrame
      narrow
      title={t('referrals.list.title')}
      back={
        <TextLink href="/referrals" icon="back">
          {t('referrals.title')}
        </TextLink>
      }
    >
      <PagedList
        pages={pages}
        label={t('referrals.list.title')}
        failed={{ title: t('referrals.failed.title'), text: t('referrals.failed.text') }}
        empty={
          <EmptyState
            title={t('referrals.list.empty')}
            text={t('referrals.list.none')}
            action={<ButtonLink href="/referrals/send">{t('referrals.send.title')}</ButtonLink>}
          />
        }
      >
        <ReferralRows referrals={pages.items} />
      </PagedList>
    </PageFrame>
  )
}
