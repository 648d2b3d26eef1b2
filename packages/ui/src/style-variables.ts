import type { CSSProperties } from 'react'

/** Types CSS custom properties for the `style` prop; React's type does not include them. */
export function styleVariables(variables: Record<`--${string}`, string | number | undefined>): CSSProperties {
  return variables
}
