/** The number of simulated players, who are then named crowd1, crowd2 and so on, or their usernames. */
export type Crowd = number | readonly string[]

export const crowdUsernames = (crowd: Crowd): readonly string[] =>
  typeof crowd === 'number' ? Array.from({ length: crowd }, (_, i) => `crowd${i + 1}`) : crowd

const nicknames = [
  'Marigold old_tom Jasper77 quizqueen Nell_B harbourpete Zofia BigDave ines_m Gulliver teatime_sue Wilf',
  'LuckyLou oskar Priya_K dotty Fernando Kestrel unaM VioletSky ben_the_baker Hattie xavier9 Rosalind',
  'mo_farm Yusuf EllaRose corkscrew AgnesP theo_w Saffron jimbob Lottie Nikolai duchess Carmen_V PaulTheVan',
  'ivy_lane Rafa grandma_jo Sven mabel Quentin Tilda hugo_d FinnMcC Bettina laszlo Ottilie wanderer Imogen',
  'kit_kat Declan Amara Walter',
].flatMap(line => line.split(' '))

/** Usernames as people choose them, so that a list of players looks like one. */
export const crowdNicknames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => {
    const name = nicknames[i % nicknames.length]!
    const round = Math.floor(i / nicknames.length)
    return round === 0 ? name : `${name}_${round + 1}`
  })
