import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { Loaded } from '#shared/layout/loaded.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { referralsQuery } from '#shared/rewards/referrals-query.ts'
import { RewardTabs } from '#shared/rewards/reward-tabs.tsx'
import { HowItGoes, SoFar } from './referral-facts.tsx'
import { LinkCard } from './link-card.tsx'
import { ReferralRows } from './referral-rows.tsx'
import { SendInviteForm } from './send-invite-form.tsx'
import styles from './referrals.module.css'

/** The link, an invite by mail, and the friends so far. */
export function ReferralsScreen() {
  const t = useText()
  const query = useQuery(referralsQuery)
  return (
    <PageFrame title={t('referrals.title')}>
      <RewardTabs selected="friends" />
      <Loaded
        query={query}
        failed={{ title: t('referrals.failed.title'), text: t('referrals.failed.text') }}
        height={420}
      >
        {report => (
          <>
            <LinkCard report={report} />
            <div className={styles.columns}>
              <div className={styles.main}>
                <Card title={t('referrals.send.title')}>
                  <SendInviteForm />
                </Card>
                <Card
                  title={t('referrals.list.title')}
                  action={<TextLink href="/referrals/list">{t('referrals.list.all')}</TextLink>}
                >
                  {report.result.length === 0 ? (
                    <p className="small muted">{t('referrals.list.none')}</p>
                  ) : (
                    <ul className={styles.rows}>
                      <ReferralRows referrals={report.result} />
                    </ul>
                  )}
                </Card>
              </div>
              <aside className={styles.rail}>
                <SoFar report={report} />
                <HowItGoes report={report} />
              </aside>
            </div>
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}
