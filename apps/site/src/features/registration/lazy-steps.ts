import { lazy } from 'react'
import { lazyPage } from '#core/lazy-page.ts'

const loadYou = async () => (await import('./you-step.tsx')).YouStep
const loadAddress = async () => (await import('./address-step.tsx')).AddressStep
const loadRegister = async () => (await import('./register-form.tsx')).RegisterForm

/** The steps load lazily because they include worldwide phone and postal code data. */
export const YouStep = lazy(lazyPage(loadYou))
export const AddressStep = lazy(lazyPage(loadAddress))
export const RegisterForm = lazy(lazyPage(loadRegister))

/** Loads the steps while the player looks at an earlier one. A failure is repeated when a step is shown. */
export const preloadSteps = (): void => {
  for (const load of [loadRegister, loadYou, loadAddress]) load().catch(() => undefined)
}
