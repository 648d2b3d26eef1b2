export type Rgb = readonly [number, number, number]

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

/** Converts #rgb, #rrggbb or #rrggbbaa (alpha is ignored) to linear light. */
export function linearRgb(hex: string): Rgb {
  const digits = hex.replace('#', '')
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const channel = (i: number) => linear(Number.parseInt(full.slice(i, i + 2), 16) / 255)
  return [channel(0), channel(2), channel(4)]
}

export function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  const x = luminance(a)
  const y = luminance(b)
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

export const readableMinimum = 4.5

/** Picks ink or white for text on an operator's colour. Null when neither is readable: the site then ignores the colour. */
export function readableInk(background: string, ink = '#0A1836', white = '#FFFFFF'): string | null {
  const best = contrastRatio(ink, background) >= contrastRatio(white, background) ? ink : white
  return contrastRatio(best, background) >= readableMinimum ? best : null
}
