import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Tabs } from '#parts/layout/tabs.tsx'

const Gifts = lazy(async () => ({ default: (await import('./gifts/gifts.tsx')).Gifts }))
const NewCoupon = lazy(async () => ({ default: (await import('./coupons/new-coupon.tsx')).NewCoupon }))
const Coupons = lazy(async () => ({ default: (await import('./coupons/coupons.tsx')).Coupons }))
const Campaigns = lazy(async () => ({ default: (await import('./campaigns/campaigns.tsx')).Campaigns }))
const Bonuses = lazy(async () => ({ default: (await import('./bonuses/bonuses.tsx')).Bonuses }))

/** Promotions: coupons, campaigns, bonuses of single players, and the catalogue of gifts. */
export function PromotionsPage() {
  const path = usePath()
  const tabs = [
    { title: 'Coupons', href: path('promotions', 'coupons') },
    { title: 'Bonus campaigns', href: path('promotions', 'campaigns') },
    { title: 'Bonus for a player', href: path('promotions', 'bonuses') },
    { title: 'Gifts', href: path('promotions', 'gifts') },
  ]
  return (
    <Page title="Promotions" tabs={<Tabs label="Parts of the promotions" tabs={tabs} />}>
      <Suspense fallback={<Bars />}>
        <Routes>
          <Route path="coupons" element={<Coupons />} />
          <Route path="coupons/new" element={<NewCoupon />} />
          <Route path="coupons/:couponId" element={<Coupons />} />
          <Route path="campaigns" element={<Campaigns />} />
          <Route path="bonuses" element={<Bonuses />} />
          <Route path="gifts" element={<Gifts />} />
          <Route path="*" element={<Navigate to={path('promotions', 'coupons')} replace />} />
        </Routes>
      </Suspense>
    </Page>
  )
}
