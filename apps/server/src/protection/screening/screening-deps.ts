import type { ExclusionRegister } from '#providers/exclusion-register.ts'
import type { SanctionsScreening } from '#providers/sanctions-screening.ts'

/** The registers outside. Undefined where none is configured. */
export interface ScreeningDeps {
  readonly exclusionRegister: ExclusionRegister | undefined
  readonly sanctions: SanctionsScreening | undefined
}
