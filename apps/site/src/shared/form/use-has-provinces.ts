import { useSession } from '#core/session/session.ts'

/** Whether addresses of a country include a state or province. */
export const useHasProvinces = (): ((country: string) => boolean) => {
  const countries = useSession().data?.countries ?? []
  return country => countries.some(({ id, hasProvinces }) => id === country && hasProvinces)
}
