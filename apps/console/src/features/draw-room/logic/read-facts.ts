/** One fact of an event. Events of older releases may lack it. */
export const readFact = (facts: unknown, name: string): unknown =>
  typeof facts === 'object' && facts !== null ? (facts as Readonly<Record<string, unknown>>)[name] : undefined

export const readText = (facts: unknown, name: string): string | undefined => {
  const value = readFact(facts, name)
  return typeof value === 'string' ? value : undefined
}
