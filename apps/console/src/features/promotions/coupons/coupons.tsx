import { lazy } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { sumAmounts } from '#core/format/sum-amounts.ts'
import { useSums } from '#core/operator/use-sums.ts'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Columns } from '#parts/layout/columns.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Filter } from '#parts/table/types.ts'
import { couponColumns } from './coupon-columns.tsx'
import type { Coupon } from './coupon.ts'

const CouponDetail = lazy(async () => ({ default: (await import('./coupon-detail.tsx')).CouponDetail }))

const filters: readonly Filter<Coupon>[] = [
  { id: 'active', title: 'Active', matches: row => row.active },
  { id: 'ended', title: 'Ended', matches: row => !row.active },
]

/** Coupons with their uses and what they have cost. */
export function Coupons() {
  const { couponId } = useParams()
  const { mayPropose } = useRights()
  const toText = useSums()
  const path = usePath()
  const navigate = useNavigate()
  const list = useRows('listCoupons', { limit: 200 })
  const open = list.rows.find(row => row.couponId === Number(couponId))
  const cost = sumAmounts(
    list.rows.map(({ coupon, cost: amount }) => ({ currency: coupon.currency, amount })),
    row => row.amount,
  )
  const create = mayPropose('createCoupon') && (
    <ButtonLink tone="main" icon="plus" href={path('promotions', 'coupons', 'new')}>
      New coupon
    </ButtonLink>
  )
  const table = (
    <DataTable
      title="Coupons"
      name="cp"
      {...list}
      columns={couponColumns}
      rowKey={row => row.couponId}
      filters={filters}
      onOpen={row => void navigate(path('promotions', 'coupons', row.couponId))}
      onClose={() => void navigate(path('promotions', 'coupons'))}
      openKey={open?.couponId}
      tools={create}
      empty={
        <Empty title="No coupon yet" icon="tag" act={create}>
          A coupon gives players money for a deposit.
        </Empty>
      }
      footer={list.rows.length > 0 && <b>{toText(cost)} given so far</b>}
    />
  )
  if (!open) return table
  return (
    <Columns kind="detail">
      {table}
      <CouponDetail key={open.couponId} coupon={open} />
    </Columns>
  )
}
