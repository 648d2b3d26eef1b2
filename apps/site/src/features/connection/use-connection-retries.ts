import { healthPollMs, maintenanceRetryMs } from '@fairground/contract/constants'
import { useEffect, useState } from 'react'
import { channel } from '#core/connection/connection.ts'
import { serverNow, useServerNow } from '#core/time/server-now.ts'

const isHealthy = async (): Promise<boolean> => {
  try {
    const response = await fetch('/health', { cache: 'no-store' })
    return response.ok && (await response.json()) === true
  } catch {
    return false
  }
}

/**
 * Reconnects every 30 seconds. In between, polls the health endpoint every 5 seconds and reconnects at once when it
 * reports true.
 */
export const useConnectionRetries = (enabled: boolean) => {
  const now = useServerNow()
  const [startedAt, setStartedAt] = useState(now)

  useEffect(() => {
    if (!enabled) return undefined
    const timer = setInterval(() => {
      channel.open()
      setStartedAt(serverNow())
    }, maintenanceRetryMs)
    return () => clearInterval(timer)
  }, [enabled])

  useEffect(() => {
    if (!enabled) return undefined
    const poll = async (): Promise<void> => {
      if (await isHealthy()) channel.open()
    }
    const timer = setInterval(() => void poll(), healthPollMs)
    return () => clearInterval(timer)
  }, [enabled])

  return {
    remainingMs: Math.max(0, maintenanceRetryMs - (now - startedAt)),
    totalMs: maintenanceRetryMs,
    startedAt,
  }
}
