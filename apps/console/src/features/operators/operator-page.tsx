import { lazy } from 'react'
import { platformId } from '@fairground/contract/operator/roles'
import { useMemberId } from '#core/operator/current-operator.ts'

const PlatformRoutes = lazy(async () => ({
  default: (await import('./platform/platform-routes.tsx')).PlatformRoutes,
}))
const OperatorRoutes = lazy(async () => ({ default: (await import('./operator-routes.tsx')).OperatorRoutes }))

/** The settings of an operator. For the platform, its operators. */
export function OperatorPage() {
  return useMemberId() === platformId ? <PlatformRoutes /> : <OperatorRoutes />
}
