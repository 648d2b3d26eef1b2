import { useRealityCheck } from './use-reality-check.ts'

/** Nothing to see until its time has come. */
export function RealityCheckWatch() {
  useRealityCheck()
  return null
}
