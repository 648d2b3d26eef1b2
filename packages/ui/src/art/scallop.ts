const centre = 60
const stepsPerWave = 14

/** The outline of a rosette around (60, 60). */
export const scallop = (waves: number, radius: number, depth: number): string => {
  const steps = waves * stepsPerWave
  const point = (i: number): string => {
    const turn = (i / steps) * Math.PI * 2
    const distance = radius - depth + 2 * depth * Math.abs(Math.sin((turn * waves) / 2))
    const angle = turn - Math.PI / 2
    return `${(centre + distance * Math.cos(angle)).toFixed(1)} ${(centre + distance * Math.sin(angle)).toFixed(1)}`
  }
  return `M${Array.from({ length: steps }, (_, i) => point(i)).join('L')}z`
}
