import { formatAmount } from '#core/format/money.ts'
import { formatCount } from '#core/format/numbers.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { CloseLink, ObjectLink } from '#parts/controls/links.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { type Fact, Facts } from '#parts/values/facts.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { CostPreview } from './cost-preview.tsx'
import { type Coupon, describeUse, describeValue } from './coupon.ts'

const toFacts = ({ coupon, uses, cost }: Coupon): readonly Fact[] => [
  { title: 'Gives', value: describeValue(coupon) },
  { title: 'As', value: describeUse(coupon) },
  { title: 'Smallest deposit', value: formatAmount(coupon.minimumDeposit, coupon.currency) },
  { title: 'For', value: coupon.firstDepositOnly ? 'The first deposit' : 'Every deposit' },
  { title: 'Uses by one player', value: formatCount(coupon.maxUsesByPlayer) },
  { title: 'Uses in all', value: coupon.maxUses === null ? 'No limit' : formatCount(coupon.maxUses) },
  { title: 'Used', value: formatCount(uses) },
  { title: 'Cost so far', value: <b>{formatAmount(cost, coupon.currency)}</b> },
  { title: 'Ends', value: coupon.expiresAt === null ? 'Open' : <When at={coupon.expiresAt} /> },
]

/** One coupon: its terms, its cost, and the acts of one person. */
export function CouponDetail({ coupon: row }: { readonly coupon: Coupon }) {
  const path = usePath()
  const { couponId, coupon, active, proposalId } = row
  const ended = active ? undefined : 'The coupon has ended'
  return (
    <Stack>
      <Panel
        title={`Coupon ${coupon.code}`}
        about={active ? <Tag tone="good">Active</Tag> : <Tag>Ended</Tag>}
        tools={<CloseLink href={path('promotions', 'coupons')} what="the coupon" />}
        footer={
          <>
            <ActButton
              operation="changeCoupon"
              fixed={{ couponId }}
              initial={{ text: coupon.text, expiresAt: coupon.expiresAt }}
              title={`Change coupon ${coupon.code}?`}
              about="Players see the text. The end can only become earlier; another value needs a new coupon."
              labels={{ text: 'Text for players', expiresAt: 'Ends at' }}
              submitLabel="Change the coupon"
              done={`Coupon ${coupon.code} is changed`}
              disabledReason={ended}
            >
              Change…
            </ActButton>
            <ActButton
              operation="endCoupon"
              fixed={{ couponId }}
              title={`End coupon ${coupon.code}?`}
              about="No deposit can use it from now on. Bonuses that players have stay."
              reasons={['The campaign is over', 'It costs too much', 'It was abused']}
              submitLabel="End the coupon"
              done={`Coupon ${coupon.code} has ended`}
              tone="danger-outline"
              disabledReason={ended}
            >
              End…
            </ActButton>
          </>
        }
      >
        <p>{coupon.text}</p>
        <Facts facts={toFacts(row)} />
        {proposalId !== null && (
          <p>
            Created by <ObjectLink href={path('proposals', proposalId)}>proposal {proposalId}</ObjectLink>.
          </p>
        )}
      </Panel>
      <CostPreview terms={coupon} />
    </Stack>
  )
}
