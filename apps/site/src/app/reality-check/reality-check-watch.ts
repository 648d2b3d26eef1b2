import { useRealityCheck } from './use-reality-check.ts'

/** Renders nothing: it opens the modal when it is due. */
export function RealityCheckWatch() {
  useRealityCheck()
  return null
}
