import { linearRgb, type Rgb } from '#looks/contrast.ts'

// Simulation matrices of Machado 2009 at severity 1.0, applied to linear light.
const matrices = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const

export type Vision = keyof typeof matrices
export const visions = Object.keys(matrices) as Vision[]

const clamp = (v: number): number => Math.min(1, Math.max(0, v))

function simulateVision(hex: string, vision: Vision): Rgb {
  const [r, g, b] = linearRgb(hex)
  const m = matrices[vision]
  return [
    clamp(m[0] * r + m[1] * g + m[2] * b),
    clamp(m[3] * r + m[4] * g + m[5] * b),
    clamp(m[6] * r + m[7] * g + m[8] * b),
  ]
}

function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** CIE 1976 delta E of two colours as perceived with the given colour vision. */
export function perceivedDistance(a: string, b: string, vision: Vision): number {
  const [l1, a1, b1] = lab(simulateVision(a, vision))
  const [l2, a2, b2] = lab(simulateVision(b, vision))
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}
