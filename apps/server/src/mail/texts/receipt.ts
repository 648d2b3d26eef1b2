/** One line per known fact: "Amount: £25". A fact that is not known has no line. */
export const receipt = (facts: Readonly<Record<string, string | null>>): string[] =>
  Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
