import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { useShownParts } from './operator-parts.ts'
import type { PartName } from './operator-parts.ts'

const FirstRunPage = lazy(async () => ({
  default: (await import('./first-run/first-run-page.tsx')).FirstRunPage,
}))

/** The parts of the page, loaded when they are opened. */
const tabs: Readonly<Record<PartName, LazyExoticComponent<ComponentType>>> = {
  overview: lazy(async () => ({ default: (await import('./overview/overview-tab.tsx')).OverviewTab })),
  settings: lazy(async () => ({ default: (await import('./settings/settings-tab.tsx')).SettingsTab })),
  money: lazy(async () => ({ default: (await import('./settings/money-tab.tsx')).MoneyTab })),
  look: lazy(async () => ({ default: (await import('./look/look-tab.tsx')).LookTab })),
  payments: lazy(async () => ({ default: (await import('./integrations/payments-tab.tsx')).PaymentsTab })),
  webhooks: lazy(async () => ({
    default: (await import('./integrations/webhooks/webhooks-tab.tsx')).WebhooksTab,
  })),
  identity: lazy(async () => ({ default: (await import('./integrations/identity-tab.tsx')).IdentityTab })),
}

export function OperatorRoutes() {
  const shown = useShownParts()
  const path = usePath()
  return (
    <Routes>
      {shown.map(name => {
        const Tab = tabs[name]
        return <Route key={name} path={`${name}/*`} element={<Tab />} />
      })}
      <Route path="first-run/*" element={<FirstRunPage />} />
      <Route path="*" element={<Navigate to={path('operator', shown[0] ?? 'overview')} replace />} />
    </Routes>
  )
}
