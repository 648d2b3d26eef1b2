export interface ArtSeed {
  /** Picks one of the options. */
  choose: <T>(options: readonly [T, ...T[]]) => T
  /** Degrees, -6 to 6. */
  tilt: number
  /** Degrees, -8 to 8. */
  hueShift: number
}

/** Derives the variation of a game's picture from its id: stable per game, different within a kind. */
export function artSeed(id: string): ArtSeed {
  let hash = 2_166_136_261
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0
  const spread = (bits: number, limit: number) => ((hash >>> bits) % (2 * limit + 1)) - limit
  return {
    choose: options => options[hash % options.length] ?? options[0],
    tilt: spread(8, 6),
    hueShift: spread(16, 8),
  }
}
