import { passwordProblems } from '@fairground/rules/validation/password'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#core/call.ts'

const pauseMs = 600

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/**
 * Queries the server's list of leaked passwords when the player pauses. Undefined while unknown; the server checks again
 * when the form is submitted.
 */
export const useNewPasswordCheck = (password: string, minimum: number): boolean | undefined => {
  const paused = usePaused(password)
  const { data } = useQuery({
    queryKey: ['checkNewPassword', paused],
    queryFn: () => call('checkNewPassword', { password: paused }),
    enabled: passwordProblems(paused, minimum).length === 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return paused === password && data ? data.result === 1 : undefined
}
