import { useEffect } from 'react'
import { type HeldMoment, holdMoment } from './held-moments.ts'

/** Holds the moment while `active` is true. */
export const useHeldMoment = (moment: HeldMoment, active: boolean): void =>
  useEffect(() => (active ? holdMoment(moment) : undefined), [moment, active])
