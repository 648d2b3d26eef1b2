import { healthPollMs, maintenanceRetryMs } from '@fairground/contract/constants'
import { useEffect, useState } from 'react'
import { channel } from '#app/connection.ts'
import { serverNow, useServerNow } from '#app/server-now.ts'

const isHealthy = async (): Promise<boolean> => {
  try {
    const response = await fetch('/health', { cache: 'no-store' })
    return response.ok && (await response.json()) === true
  } catch {
    return false
  }
}

/**
 * Every 30 seconds a full try, whatever the rest says; in between the health address is asked every 5 seconds,
 * and as soon as it answers true the connection is tried at once.
 */
export const useRetryRounds = (enabled: boolean) => {
  const now = useServerNow(1000)
  const [round, setRound] = useState(() => ({ startedAt: now, count: 1 }))

  useEffect(() => {
    if (!enabled) return undefined
    const timer = setInterval(() => {
      channel.open()
      setRound(({ count }) => ({ startedAt: serverNow(), count: count + 1 }))
    }, maintenanceRetryMs)
    return () => clearInterval(timer)
  }, [enabled])

  useEffect(() => {
    if (!enabled) return undefined
    const ask = async (): Promise<void> => {
      if (await isHealthy()) channel.open()
    }
    const timer = setInterval(() => void ask(), healthPollMs)
    return () => clearInterval(timer)
  }, [enabled])

  return {
    leftMs: Math.max(0, maintenanceRetryMs - (now - round.startedAt)),
    ofMs: maintenanceRetryMs,
    startedAt: round.startedAt,
    count: round.count,
  }
}
