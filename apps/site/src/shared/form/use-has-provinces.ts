import { useSession } from '#app/session.ts'

/** Whether an address of a country names its state or province. */
export const useHasProvinces = (): ((country: string) => boolean) => {
  const countries = useSession().data?.countries ?? []
  return country => countries.some(({ id, hasProvinces }) => id === country && hasProvinces)
}
