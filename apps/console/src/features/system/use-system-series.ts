import { useState } from 'react'
import { appendMoment, type SeriesData } from '#parts/charts/live/series-data.ts'
import { judgeSystem, type System } from './judge-system.ts'

const maxMoments = 720
const empty: SeriesData = { times: [], values: [[], []] }

/** The waiting events and jobs of each reading since the page was opened. */
export const useSystemSeries = (system: System | undefined): SeriesData => {
  const [data, setData] = useState(empty)
  const time = system && Math.floor(system.at / 1000)
  if (system && time !== undefined && data.times.at(-1) !== time) {
    const { unpublished, waitingJobs } = judgeSystem(system)
    setData(appendMoment(data, time, [unpublished, waitingJobs], maxMoments))
  }
  return data
}
