import type { CSSProperties } from 'react'

/** Numbers and token names handed to a style sheet; React's own type knows no custom properties. */
export function styleVariables(variables: Record<`--${string}`, string | number | undefined>): CSSProperties {
  return variables
}
