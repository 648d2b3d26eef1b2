import type { Measured, Measurement } from '@fairground/bench/measurement.ts'
import type { MeasurementName } from '@fairground/bench/measurements.ts'

const formatNumber = (value: number): string => (value >= 1000 ? value.toFixed(0) : value.toPrecision(4))

/** One line for each measure in a fixed format. */
export const formatMeasures = (name: MeasurementName, { measures }: Pick<Measured, 'measures'>): string[] =>
  Object.entries(measures).map(
    ([measure, { ours, bare }]) =>
      `bench=${name}/${measure} ours=${formatNumber(ours)} bare=${formatNumber(bare)} ratio=${formatNumber(ours / bare)}`,
  )

/** What the lines of the fixed format compare. */
export const describeMeasures = (
  name: MeasurementName,
  { measures }: Pick<Measurement, 'measures'>,
): string[] =>
  Object.entries(measures).map(
    ([measure, { about, unit, better }]) =>
      `${`${name}/${measure}`.padEnd(26)} ${about}${unit === '' ? '' : `, ${unit}`} (a ${better} ratio is better)`,
  )
